import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'
import { wholeFile } from '#scripts/content/checks/source-excerpt.ts'

/** The words of the project that no dictionary has, below content/. */
export const WORD_LIST = 'words.txt'

/** As the command "Sort Lines Ascending" of VS Code. */
const { compare } = new Intl.Collator('en')

/** The words and names of the list: one a line, # begins a remark. */
export function readWordList(text: string): Array<string> {
  return text.split('\n').map(wordOf).filter(Boolean)
}

/** Words that stand in the list twice, or not at their place in the alphabet. */
export function wordListProblems(text: string): Array<Problem> {
  const excerpt = wholeFile(`content/${WORD_LIST}`, text)
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

/** The list in the order of the alphabet, each word once. Remarks on a line of their own stay above their word. */
export function sortedWordList(text: string): string {
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
    // Of two lines with the same word, the one that says more stays.
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
