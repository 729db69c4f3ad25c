import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

const REPORT = `courses:
  - { name: Web pages, started: 48, finished: 41, cost: 600 }
  - { name: Evening class, started: 28, finished: 0, cost: 100 }
ages:
  - { label: 13 to 18 years, people: 30 }
  - { label: 19 to 26 years, people: 46 }
afterwards:
  - { label: In a job, people: 41 }
income:
  - { label: Companies, amount: 1000 }
spending:
  - { label: Laptops, amount: 300 }
`

/** The problems with the figures of a report after a change. */
function problemsAfter(from: string, to: string) {
  if (!REPORT.includes(from)) throw new Error(`The report has no "${from}"`)
  const lines = linesAfter({ 'reports/2020.yaml': REPORT.replace(from, to) })
  return lines.filter((line) => /add up|finished this course|nobody finished/.test(line))
}

test('a report whose figures agree has no problem with them', () => {
  expect(problemsAfter('48', '48')).toEqual([])
})

test('the learners by age are those who started', () => {
  expect(problemsAfter('people: 46', 'people: 44')).toEqual([
    'content/reports/2020.yaml:5:3  the lines of ages add up to 74 people, but 76 started the courses. 2 are missing. The people under ages are those of all courses together.',
  ])
})

test('the graduates afterwards are those who finished', () => {
  expect(problemsAfter('In a job, people: 41', 'In a job, people: 43')).toEqual([
    'content/reports/2020.yaml:8:3  the lines of afterwards add up to 43 people, but 41 finished the courses. 2 are too many. The people under afterwards are those of all courses together.',
  ])
})

test('nobody finishes a course without having started it', () => {
  const [first] = problemsAfter('started: 28, finished: 0', 'started: 28, finished: 29')
  expect(first).toBe(
    'content/reports/2020.yaml:3:51  29 people finished this course, but only 28 started it. Nobody finishes a course without having started it.',
  )
})

test('what was spent is not more than what came in', () => {
  expect(problemsAfter('amount: 300', 'amount: 301')).toEqual([
    expect.stringContaining(
      'content/reports/2020.yaml:12:3  the courses (700) and spending (301) add up to 1001, more than the income of 1000.',
    ),
  ])
})

test('a word in braces that is no figure of the report is named, and so is a caption that is missing', () => {
  const lines = linesAfter({
    'reports/2020.yaml': `${REPORT}chapters:
  money: { heading: Money, lead: '{totalIncme} came in.' }
captions:
  income: { row: Source, value: Amount }
`,
  })
  const found = lines.map((line) => line.split(' Allowed')[0])
  expect(found).toContain(
    'content/reports/2020.yaml:14:35  nothing stands for {totalIncme}. Did you mean "{totalIncome}"?',
  )
  expect(found).toContain(
    'content/reports/2020.yaml:16:11  "caption" is missing. Add a line "caption: …". Its caption.',
  )
})

test('figures that are missing or no numbers are left to other rules', () => {
  expect(problemsAfter('people: 46', 'people: many')).toEqual([])
  expect(problemsAfter('finished: 0, ', '')).toEqual([])
})

test('nobody can be counted per graduate where nobody graduated', () => {
  expect(problemsAfter('finished: 41', 'finished: 0')).toContain(
    'content/reports/2020.yaml:2:3  nobody finished any of the courses. The report says what a graduate costs on average, so there is at least one.',
  )
})
