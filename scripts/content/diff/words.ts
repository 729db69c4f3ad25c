import { diffWordsWithSpace } from 'diff'

/** The number of unchanged words shown before and after a change as context. */
const CONTEXT = 8

type Cells = { before: string; after: string }

/** Both versions of a text as table cells, with removed words struck out and added words underlined. */
export function changedWords(before: string, after: string): Cells {
  const parts = diffWordsWithSpace(before, after)
  const cells: Cells = { before: '', after: '' }
  parts.forEach(({ value, added, removed }, index) => {
    if (added) cells.after += `<ins>${escaped(value)}</ins>`
    else if (removed) cells.before += `<del>${escaped(value)}</del>`
    else {
      const kept = escaped(shortened(value, index === 0, index === parts.length - 1))
      cells.before += kept
      cells.after += kept
    }
  })
  return cells
}

/** Removes unchanged words, except those beside a change. */
function shortened(text: string, isFirst: boolean, isLast: boolean) {
  const words = text.split(/(?<=\s)(?=\S)/)
  const head = isFirst ? 0 : CONTEXT
  const tail = isLast ? 0 : CONTEXT
  if (words.length <= head + tail + 1) return text
  return [...words.slice(0, head), '… ', ...(tail === 0 ? [] : words.slice(-tail))].join('')
}

/** Escapes a text for a table cell: it contains no Markdown, HTML or mentions. */
export function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]|~#]/g, String.raw`\$&`)
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll('@', '@\u2060')
    .replace(/\r?\n/g, '<br>')
}
