import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ScriptError } from '#scripts/run-script.ts'
import { checkContent } from './checks/check-content.ts'
import { reportLines } from './checks/problem.ts'
import { expectations } from './site-expectations.ts'
import { contentClock, takeClockOptions } from './visibility.ts'

/** Checks content/ of the project or another folder; with `--fix`, fixes it first. */
export async function checkProject(args: ReadonlyArray<string>, project: string) {
  const { environment, others } = takeClockOptions(args)
  const known = { fix: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: others, options: known, allowPositionals: true })
  const [folder] = positionals
  const root = folder ?? project
  if (!existsSync(join(root, 'content')))
    throw new ScriptError(
      `There is no folder content/ in ${root}. Without a name, the whole site is checked.`,
    )
  // Loaded on demand: a check alone does not need it.
  const fixed = values.fix ? await import('./fix-content.ts').then(({ fixContent }) => fixContent(root)) : []
  const report = await checkContent({
    root,
    checksSpelling: true,
    ...(folder === undefined && { expectations, published: readPublishedIds(root) }),
    today: contentClock({ ...process.env, ...environment }).now,
  })
  const hasErrors = report.problems.some(({ severity }) => severity === 'error')
  const lines = [...fixed.map((file) => `${file}  fixed`), ...reportLines(report)]
  return { output: lines.join('\n'), hasErrors }
}

/**
 * The ids of the articles on the main branch, at the commit where this branch began. Empty without Git or such a
 * branch.
 */
export function readPublishedIds(root: string): ReadonlyMap<string, number> {
  const git = (args: Array<string>) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const commit = ['origin/main', 'main'].map((branch) => git(['merge-base', branch, 'HEAD'])).find(Boolean)
  if (commit === undefined) return new Map()
  const lines = git(['grep', '-E', '^id: *[0-9]+', commit, '--', 'content/blog'])
  const ids = lines.matchAll(/^[^:]+:(.+\.md):id: *(\d+)/gm)
  return new Map([...ids].map(([, file = '', id]) => [file, Number(id)]))
}
