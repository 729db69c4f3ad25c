import { problemOfFile, type Problem } from '#scripts/content/checks/problem.ts'

/** Reports unusual file formats, which have no visible effect on the site. */
export function tidinessProblems(file: string, raw: string): Array<Problem> {
  const found = [
    raw.startsWith('\uFEFF') && 'a byte order mark',
    raw.includes('\r\n') && 'Windows line ends',
    /[^\s][ \t]+\r?\n\r?\n|[^\s][ \t]+\r?\n?$/.test(raw) && 'spaces at the end of lines',
    /^(?:\uFEFF)?---[ \t]*\r?\n[^]*?^---[ \t]*\r?\n(?:[ \t]*\r?\n){2}(?=\s*\S)/mu.test(raw) &&
      'more than one empty line above the text',
    raw !== '' && !/[^\n]\n$/.test(raw.replaceAll('\r', '')) && 'not exactly one line break at the end',
  ].filter((what) => what !== false)
  if (found.length === 0) return []
  return [
    problemOfFile(file, 'untidy', {
      found: `the file has ${found.join(', ')}.`,
      fix: 'Run "npm run content:check -- --fix", which fixes it.',
      expected: 'Nobody sees this on the site, but it makes changes hard to compare.',
    }),
  ]
}
