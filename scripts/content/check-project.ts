import { parseArgs } from 'node:util'
import { ScriptError } from '#scripts/run.ts'
import { checkContent } from './checks/check-content.ts'
import { reportLines } from '#scripts/content/checks/report.ts'
import { expectations } from './expectations.ts'
import { fixContent } from './fix/fix-content.ts'
import { fixLinks } from './fix/links.ts'
import { readPublishedIds } from './published-ids.ts'

const known = {
  fix: { type: 'boolean', default: false },
  now: { type: 'string' },
  'quiet-warnings': { type: 'boolean', default: false },
} as const

/** Checks content/ of the project or another folder; with `--fix`, fixes it first. */
export async function checkProject(args: ReadonlyArray<string>, project: string) {
  const { folder, ...choices } = readOptions(args)
  const root = folder ?? project
  const fixed = choices.fix ? new Set([...fixContent(root), ...(await fixLinks(root))]) : []
  const report = await checkContent({
    root,
    checksSpelling: true,
    ...(folder === undefined && { expectations, published: readPublishedIds(root) }),
    ...(choices.today && { today: choices.today }),
  })
  const hasErrors = report.problems.some(({ severity }) => severity === 'error')
  const lines = reportLines(report, {
    isOnGitHub: process.env.GITHUB_ACTIONS === 'true',
    showWarnings: !choices['quiet-warnings'],
  })
  return { output: [...[...fixed].map((file) => `${file}  fixed`), ...lines].join('\n'), hasErrors }
}

function readOptions(args: ReadonlyArray<string>) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: known, allowPositionals: true })
    const today = values.now === undefined ? undefined : new Date(values.now)
    if (today && Number.isNaN(today.getTime()))
      throw new ScriptError(`--now takes a day, such as --now=2026-12-24, and not "${values.now}".`)
    return { ...values, folder: positionals[0], today }
  } catch (error) {
    throw error instanceof TypeError ? new ScriptError(error.message) : error
  }
}
