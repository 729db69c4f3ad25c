import { fileURLToPath } from 'node:url'
import { checkContent } from './content/checks/check-content.ts'
import { reportLines } from './content/checks/report.ts'
import { expectations } from './content/expectations.ts'
import { sitePages } from './content/site-pages.ts'

// Usage: tsx scripts/content-check.ts [folder that has content/ in it] [--quiet-warnings]
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const root = folder ?? fileURLToPath(new URL('..', import.meta.url))
const report = checkContent({ root, pages: sitePages, ...(folder === undefined && { expectations }) })

const lines = reportLines(report, {
  isOnGitHub: process.env.GITHUB_ACTIONS === 'true',
  showWarnings: !process.argv.includes('--quiet-warnings'),
})
console.log(lines.join('\n'))

process.exitCode = report.problems.some(({ severity }) => severity === 'error') ? 1 : 0
