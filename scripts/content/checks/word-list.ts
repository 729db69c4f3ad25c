import { checkConflicts } from './characters.ts'
import { WORD_LIST } from './files.ts'
import { textFileOf, type Problem } from './problem.ts'

/** The order of VS Code's command "Sort Lines Ascending". */
const { compare } = new Intl.Collator('en')

/** Parses the words and names of the list, one per line; # begins a comment. */
export function readWordList(text: string): Array<string> {
  return text.split('\n').map(wordOf).filter(Boolean)
}

/** Reports words that are there twice or out of alphabetical order. */
export function checkWordList(text: string, problems: Array<Problem>) {
  const source = textFileOf(`content/${WORD_LIST}`, text, problems)
  if (checkConflicts(source)) return
  let last = ''
  let offset = 0
  for (const line of text.split('\n')) {
    const word = wordOf(line)
    const found = `"${word}" comes before "${last}" in the alphabet, or is there twice.`
    if (word !== '' && compare(last, word) >= 0) source.report(offset, { rule: 'untidy', found })
    else if (word !== '') last = word
    offset += line.length + 1
  }
}

/** Sorts the list and removes words that are there twice. Comments on separate lines stay above their word. */
export function sortedWordList(text: string): string {
  if (checkConflicts(textFileOf(WORD_LIST, text, []))) return text
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n')
  const first = lines.findIndex((line) => wordOf(line) !== '')
  if (first === -1) return text
  const entries = new Map<string, Array<string>>()
  let remarks: Array<string> = []
  for (const line of lines.slice(first).map((each) => each.trim())) {
    const word = wordOf(line)
    if (word === '') {
      if (line !== '') remarks.push(line)
      continue
    }
    // Of two entries for the same word, the longer one is kept.
    const entry = [...remarks, line]
    if (entry.join('\n').length > (entries.get(word)?.join('\n').length ?? 0)) entries.set(word, entry)
    remarks = []
  }
  const sorted = [...entries].sort(([one], [other]) => compare(one, other)).flatMap(([, each]) => each)
  return `${[...lines.slice(0, first), ...sorted, ...remarks].join('\n')}\n`
}

function wordOf(line: string) {
  return line.replace(/#.*/su, '').trim()
}
