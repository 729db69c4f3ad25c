import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ScriptError } from '#scripts/run.ts'
import { checkContent } from './checks/check-content.ts'
import { reportLines } from '#scripts/content/checks/report.ts'
import { expectations } from './expectations.ts'
import { readPublishedIds } from './published-ids.ts'
import { contentClock, takeClockOptions } from './visibility/clock.ts'

const known = { fix: { type: 'boolean', default: false } } as const

/** Checks content/ of the project or another folder; with `--fix`, fixes it first. */
export async function checkProject(args: ReadonlyArray<string>, project: string) {
  const { environment, others } = takeClockOptions(args)
  const { values, positionals } = parseArgs({ args: others, options: known, allowPositionals: true })
  const [folder] = positionals
  const root = folder ?? project
  if (!existsSync(join(root, 'content')))
    throw new ScriptError(
      `There is no folder content/ in ${root}. Without a name, the whole site is checked.`,
    )
  const fixed = values.fix ? await fix(root) : []
  const report = await checkContent({
    root,
    checksSpelling: true,
    ...(folder === undefined && { expectations, published: readPublishedIds(root) }),
    today: contentClock({ ...process.env, ...environment }).now,
  })
  const hasErrors = report.problems.some(({ severity }) => severity === 'error')
  const lines = [...[...fixed].map((file) => `${file}  fixed`), ...reportLines(report)]
  return { output: lines.join('\n'), hasErrors }
}

/** Loaded on demand: a check alone needs none of it. */
async function fix(root: string) {
  const { fixContent } = await import('./fix/fix-content.ts')
  const { fixLinks } = await import('./fix/links.ts')
  return new Set([...fixContent(root), ...(await fixLinks(root))])
}
