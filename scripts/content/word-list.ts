import { checkConflicts } from './checks/files.ts'
import type { Report } from './checks/problem.ts'

/** The order of a dictionary. */
const { compare } = new Intl.Collator('en')

/** The words and names of the list. */
export function readWordList(text: string): Array<string> {
  return text.split('\n').map(wordOf).filter(Boolean)
}

/** Reports words that are there twice or out of alphabetical order. */
export function checkWordList(text: string, report: Report) {
  if (checkConflicts(text, report)) return
  let last = ''
  let offset = 0
  for (const line of text.split('\n')) {
    const word = wordOf(line)
    const found = `"${word}" comes before "${last}" in the alphabet, or is there twice.`
    if (word !== '' && compare(last, word) >= 0) report(offset, 'untidy', found)
    else if (word !== '') last = word
    offset += line.length + 1
  }
}

/** A word with the remarks above it. */
const ENTRY = /^(?:#.*\n)*(?!#).+$/gmu

/** Sorts the list and removes words that are there twice. Remarks on lines of their own stay above their word. */
export function sortedWordList(text: string): string {
  if (checkConflicts(text, () => {})) return text
  const lines = text.split('\n').map((line) => line.trim())
  const first = lines.findIndex((line) => wordOf(line) !== '')
  if (first === -1) return text
  const words = lines.slice(first).filter(Boolean).join('\n')
  const entries = new Map<string, string>()
  // Of two entries for the same word, the longer one is kept.
  const shortestFirst = (words.match(ENTRY) ?? []).sort((a, b) => a.length - b.length)
  for (const entry of shortestFirst) entries.set(wordOf(entry.replace(/.*\n/gu, '')), entry)
  const sorted = [...entries].sort(([one], [other]) => compare(one, other)).map(([, entry]) => entry)
  const remarksAtTheEnd = words.replace(ENTRY, '').trim()
  return `${[...lines.slice(0, first), ...sorted, remarksAtTheEnd].join('\n').trimEnd()}\n`
}

function wordOf(line: string) {
  return line.replace(/#.*/su, '').trim()
}
