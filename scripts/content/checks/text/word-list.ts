import { conflictProblems } from '#scripts/content/checks/files/characters.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'
import { wholeFile } from '#scripts/content/checks/source-excerpt.ts'

/** Words of the project that are in no dictionary, below content/. */
export const WORD_LIST = 'words.txt'

/** The order of VS Code's command "Sort Lines Ascending". */
const { compare } = new Intl.Collator('en')

/** Parses the words and names of the list, one per line; # begins a comment. */
export function readWordList(text: string): Array<string> {
  return text.split('\n').map(wordOf).filter(Boolean)
}

/** Reports duplicate words, and words out of alphabetical order. */
export function wordListProblems(text: string): Array<Problem> {
  const excerpt = wholeFile(`content/${WORD_LIST}`, text)
  const conflicts = conflictProblems(excerpt)
  if (conflicts.length > 0) return conflicts
  const seen = new Set<string>()
  let last = ''
  let offset = 0
  return text.split('\n').flatMap((line): Array<Problem> => {
    const at = offset
    offset += line.length + 1
    const word = wordOf(line)
    if (word === '') return []
    const found = seen.has(word)
      ? `the word "${word}" is in the list already.`
      : compare(last, word) > 0
        ? `the word "${word}" comes before "${last}" in the alphabet.`
        : undefined
    seen.add(word)
    if (compare(last, word) < 0) last = word
    if (found === undefined) return []
    return [
      problemAt(excerpt, at, 'untidy', {
        found,
        fix: 'Run "npm run content:check -- --fix", which sorts the list.',
        expected:
          'Each word stands once, in the order of the alphabet: so two people rarely change the same line.',
      }),
    ]
  })
}

/** Sorts the list and removes duplicates. Comments on separate lines stay above their word. */
export function sortedWordList(text: string): string {
  if (conflictProblems(wholeFile(WORD_LIST, text)).length > 0) return text
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
