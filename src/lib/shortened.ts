/** Search engines cut descriptions off after about this many characters. */
export const DESCRIPTION_LENGTH = 160
/** The minimum length at which the whole sentences of a text suffice. */
const ENOUGH = 90

/** Shortens a text to its first whole sentences if they are long enough, otherwise to as many words as fit. */
export function shortened(text: string, length = DESCRIPTION_LENGTH): string {
  if (text.length <= length) return text
  const [sentences = ''] =
    new RegExp(`^.{${ENOUGH - 1},${length - 1}}[.!?][”’"')]?(?=\\s)`, 'su').exec(text) ?? []
  if (sentences !== '' && sentences.length <= length) return sentences
  const words = text.slice(0, length).replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}…`
}
