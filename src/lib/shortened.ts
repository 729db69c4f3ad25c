/** Search engines cut descriptions off after about so many characters. */
export const DESCRIPTION_LENGTH = 160
/** The whole sentences of a text are enough from this length on. */
const ENOUGH = 90

/** The beginning of a text: its whole sentences if they say enough, or else as many words as fit. */
export function shortened(text: string, length = DESCRIPTION_LENGTH): string {
  if (text.length <= length) return text
  const [sentences = ''] =
    new RegExp(`^.{${ENOUGH - 1},${length - 1}}[.!?][”’"')]?(?=\\s)`, 'su').exec(text) ?? []
  if (sentences !== '' && sentences.length <= length) return sentences
  const words = text.slice(0, length).replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}…`
}
