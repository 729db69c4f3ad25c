import { expect, test } from 'vitest'
import { problemOfFile } from '#scripts/content/checks/problem.ts'
import { reportLines } from '#scripts/content/checks/report.ts'

const error = {
  ...problemOfFile('content/mentors/ada.md', 'reference', {
    found: 'language "Englsh" is not in the list.',
    fix: 'Did you mean "English"?',
    expected: 'Allowed: English (see content/options/languages.yaml)',
  }),
  line: 7,
  column: 11,
}
const warning = problemOfFile('content/team/a,b.webp', 'unused-image', {
  found: '100% unused.\nNobody shows it.',
  expected: 'Show it.',
})
const report = { problems: [error, warning], documents: 3, byType: { Mentor: 3 } }
const here = { isOnGitHub: false, showWarnings: true }

test('each problem is one line with its place, the remedy before the list, and the count comes last', () => {
  expect(reportLines(report, here)).toEqual([
    'content/mentors/ada.md:7:11  language "Englsh" is not in the list. Did you mean "English"? Allowed: English (see content/options/languages.yaml)',
    '',
    'content/team/a,b.webp:1:1  note: 100% unused.\nNobody shows it. Show it.',
    '',
    '3 documents checked, 1 problem, 1 note',
  ])
})

test('notes can be left out, but are counted', () => {
  const lines = reportLines(report, { ...here, showWarnings: false })
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toBe('3 documents checked, 1 problem, 1 note not shown')
})

test('notes alone are no problems', () => {
  expect(reportLines({ ...report, problems: [warning] }, here).at(-1)).toBe(
    '3 documents checked, no problems, 1 note',
  )
})

test('sound content is one line', () => {
  expect(reportLines({ ...report, problems: [] }, here)).toEqual(['3 documents checked, no problems'])
  expect(reportLines({ ...report, problems: [], documents: 1 }, here)).toEqual([
    '1 document checked, no problems',
  ])
})

test('on GitHub each problem is also an annotation, with what GitHub reads as signs escaped [BUILD-11]', () => {
  const lines = reportLines(report, { ...here, isOnGitHub: true })
  expect(lines.filter((line) => line.startsWith('::'))).toEqual([
    '::error file=content/mentors/ada.md,line=7,col=11::language "Englsh" is not in the list. Did you mean "English"? Allowed: English (see content/options/languages.yaml)',
    '::warning file=content/team/a%2Cb.webp,line=1,col=1::100%25 unused.%0ANobody shows it. Show it.',
  ])
})
