import { diffArrays } from 'diff'

/** A word with its trailing white space, as written in the file and as read. */
type Word = { text: string; written: string; read: string }

/** Converts white space between its written and its read form. */
export type Breaks = {
  read: (written: string) => string
  write: (read: string) => string
}

/** Lines are joined by spaces; an empty line is a line break. */
export const folded: Breaks = {
  read: (written) => (written.includes('\n') ? written.slice(1) || ' ' : written),
  write: (read) => (read.includes('\n') ? `\n${read}` : read),
}

/** Line breaks are kept. */
export const literal: Breaks = { read: (written) => written, write: (read) => read }

/** Paragraphs of Markdown: a single line break is a space. */
export const paragraphs: Breaks = {
  read: (written) => (written === '\n' ? ' ' : written),
  write: (read) => read,
}

/** Replaces the words of a text; unchanged words keep their positions. */
export function withWords(lines: string, wanted: string, breaks: Breaks): string {
  const before = wordsIn(lines, (written) => ({ written, read: breaks.read(written) }))
  const after = wordsIn(wanted, (gap) => ({
    written: breaks.write(gap),
    read: breaks.read(breaks.write(gap)),
  }))
  const changes = diffArrays(before, after, {
    comparator: (one, other) => one.text === other.text && one.read === other.read,
  })
  const result: Array<Word> = []
  let place = 0
  let removed: Array<Word> = []
  for (const { value, added, removed: isRemoved } of changes) {
    if (isRemoved) removed = before.slice(place, place + value.length)
    else if (added) result.push(...inPlaceOf(removed, value))
    else result.push(...before.slice(place, place + value.length))
    if (!added) place += value.length
    if (!isRemoved) removed = []
  }
  return result.map(({ text, written }) => text + written).join('')
}

function wordsIn(text: string, gapOf: (gap: string) => Omit<Word, 'text'>): Array<Word> {
  return [...text.matchAll(/(\S+)(\s*)/g)].map(([, word = '', gap = '']) => ({ text: word, ...gapOf(gap) }))
}

/** New words wrap where the replaced ones did. */
function inPlaceOf(removed: Array<Word>, added: Array<Word>): Array<Word> {
  const shift = removed.length - added.length
  return added.map((word, index) => {
    const place = removed[index + shift]
    return place?.read === word.read ? { ...word, written: place.written } : word
  })
}

/** Wraps lines longer than `width` at spaces, except those in `known`. */
export function wrapped(text: string, width: number, known: ReadonlySet<string>): string {
  return text
    .split('\n')
    .flatMap((line) => (known.has(line) ? [line] : wrapLine(line, width)))
    .join('\n')
}

function wrapLine(line: string, width: number): Array<string> {
  if (line.length <= width) return [line]
  const at = line.lastIndexOf(' ', width)
  if (at <= 0) return [line]
  return [line.slice(0, at), ...wrapLine(line.slice(at + 1), width)]
}
