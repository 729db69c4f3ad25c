import { expect, test } from 'vitest'
import { problemOfFile } from '#scripts/content/checks/problem.ts'
import { reportLines } from '#scripts/content/checks/report/report.ts'

const error = {
  ...problemOfFile('content/mentors/ada.md', 'reference', {
    found: 'language "Englsh" is not in the list.',
    fix: 'Did you mean "English"?',
    expected: 'Allowed: English (see content/options/languages.yaml)',
  }),
  line: 7,
  column: 11,
  source: 'languages: [Englsh]',
}
const warning = problemOfFile('content/team/a,b.webp', 'unused-image', {
  found: '100% unused.\nNobody shows it.',
  expected: 'Show it.',
})
const report = { problems: [error, warning], documents: 3 }
const here = { isOnGitHub: false, showWarnings: true }

test('each problem has its place, the remedy before the list, its rule and its line with a marker; the count comes last [CHECK-2]', () => {
  expect(reportLines(report, here)).toEqual([
    'content/mentors/ada.md:7:11  language "Englsh" is not in the list. Did you mean "English"? Allowed: English (see content/options/languages.yaml) [reference]',
    '    languages: [Englsh]',
    '              ^',
    '',
    'content/team/a,b.webp:1:1  warning: 100% unused.\nNobody shows it. Show it. [unused-image]',
    '',
    '3 documents checked, 1 problem, 1 warning',
  ])
})

test('warnings can be left out, but are counted', () => {
  const lines = reportLines(report, { ...here, showWarnings: false })
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toBe('3 documents checked, 1 problem, 1 warning not shown')
})

test('warnings alone are no problems', () => {
  expect(reportLines({ ...report, problems: [warning] }, here).at(-1)).toBe(
    '3 documents checked, no problems, 1 warning',
  )
})

test('sound content is one line', () => {
  expect(reportLines({ ...report, problems: [] }, here)).toEqual(['3 documents checked, no problems'])
  expect(reportLines({ ...report, problems: [], documents: 1 }, here)).toEqual([
    '1 document checked, no problems',
  ])
})

test('on GitHub each problem is also an annotation, with what GitHub reads as signs escaped [BUILD-11] [CHECK-3]', () => {
  const lines = reportLines(report, { ...here, isOnGitHub: true })
  expect(lines.filter((line) => line.startsWith('::'))).toEqual([
    '::error file=content/mentors/ada.md,line=7,col=11,title=reference::language "Englsh" is not in the list. Did you mean "English"? Allowed: English (see content/options/languages.yaml)',
    '::warning file=content/team/a%2Cb.webp,line=1,col=1,title=unused-image::100%25 unused.%0ANobody shows it. Show it.',
  ])
})

test('a long line is shown around its place', () => {
  const source = `${'a'.repeat(150)}b${'c'.repeat(150)}`
  const lines = reportLines({ ...report, problems: [{ ...error, column: 151, source }] }, here)
  expect(lines[1]).toBe(`    … ${'a'.repeat(60)}b${'c'.repeat(39)} …`)
  expect(lines[2]?.indexOf('^')).toBe(lines[1]?.indexOf('b'))
})
