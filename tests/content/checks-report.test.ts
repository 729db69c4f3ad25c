import { expect, test } from 'vitest'
import { reportAfter } from './changed-content.ts'
import { problemOfFile, reportLines } from '#scripts/content/checks/problem.ts'

const error = {
  ...problemOfFile(
    'content/mentors/ada.md',
    'reference',
    'language "Englsh" is not in the list. Did you mean "English"?',
    'Allowed: English (see content/options/languages.yaml)',
  ),
  line: 7,
  column: 11,
  source: 'languages: [Englsh]',
}
const warning = problemOfFile(
  'content/team/a,b.webp',
  'unused-image',
  '100% unused.\nNobody shows it.',
  'Show it.',
)
const report = { problems: [error, warning], documents: 3 }
const here = { isOnGitHub: false }

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

test('one run reports all problems of all files, by file and from top to bottom [CHECK-1]', async () => {
  const { problems } = await reportAfter({
    'notes.txt': 'x',
    'site.yaml': null,
    'awards.yaml': '',
    'jobs/teacher.md':
      '---\nrole:\nlocaton: Lagos\nemployment: Sometimes\nclosesOn: 2026-02-31\napplyTo: me\norder: 0.5\npostedOn: 2026-01-05\n---\n# Hi\n\n<b>Yo</b>\n',
  })
  expect(problems.map((problem) => `${problem.file}:${problem.line} ${problem.rule}`)).toEqual([
    'content/awards.yaml:1 not-fields',
    'content/jobs/teacher.md:2 empty-field',
    'content/jobs/teacher.md:3 unknown-field',
    'content/jobs/teacher.md:4 choice',
    'content/jobs/teacher.md:5 date',
    'content/jobs/teacher.md:6 email',
    'content/jobs/teacher.md:7 number-range',
    'content/jobs/teacher.md:10 heading',
    'content/jobs/teacher.md:12 raw-html',
    'content/jobs/teacher.md:12 raw-html',
    'content/notes.txt:1 file-without-type',
    'content/site.yaml:1 missing-singleton',
  ])
})

test('on GitHub each problem is also an annotation, with what GitHub reads as signs escaped [BUILD-11 CHECK-3]', () => {
  const lines = reportLines(report, { isOnGitHub: true })
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
