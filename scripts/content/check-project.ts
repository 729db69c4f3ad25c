import { isUtf8 } from 'node:buffer'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import writeFileAtomic from 'write-file-atomic'
import { walk } from '#scripts/files-below.ts'
import { ScriptError } from '#scripts/run-script.ts'
import type { Published } from './checks/addresses.ts'
import { checkContent } from './checks/check-content.ts'
import { classify, INVISIBLE, tidied, WORD_LIST } from './checks/files.ts'
import { parseContent } from './checks/parse.ts'
import { reportLines } from './checks/problem.ts'
import { sortedWordList } from './checks/spelling.ts'
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
  const fixed = values.fix ? fixContent(root) : []
  const report = await checkContent({
    root,
    checksSpelling: true,
    ...(folder === undefined && { expectations, published: readPublished(root) }),
    today: contentClock({ ...process.env, ...environment }).now,
  })
  const hasErrors = report.problems.some(({ severity }) => severity === 'error')
  const lines = [...fixed.map((file) => `${file}  fixed`), ...reportLines(report)]
  return { output: lines.join('\n'), hasErrors }
}

/** With `--fix`: fixes what nobody sees in all documents, sorts the list of words, and returns the changed files. */
export function fixContent(root: string): Array<string> {
  const content = join(root, 'content')
  return walk(content).flatMap(({ path, isLink }) => {
    const isDocument = classify(path).kind === 'document'
    if (isLink || (!isDocument && path !== WORD_LIST)) return []
    const bytes = readFileSync(join(content, path))
    if (!isUtf8(bytes)) return []
    const text = bytes.toString('utf8')
    const better = isDocument ? tidied(text.replace(INVISIBLE, '')) : sortedWordList(text)
    if (better === text) return []
    writeFileAtomic.sync(join(content, path), better)
    return [`content/${path}`]
  })
}

/**
 * The documents of the main branch that were changed or removed since this branch began, and where each is now. Empty
 * without Git or such a branch.
 */
export function readPublished(root: string): Array<Published> {
  const git = (...args: Array<string>) =>
    spawnSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' }).stdout ?? ''
  const bases = ['origin/main', 'main'].map((branch) => git('merge-base', branch, 'HEAD').trim())
  const commit = bases.find(Boolean)
  if (commit === undefined) return []
  const changes = git('diff', '--name-status', '--find-renames', commit, '--', 'content')
  return changes.split('\n').flatMap((line) => {
    // The second file is the new one of a renamed document.
    const [status = '', before = '', file = before] = line.split('\t')
    const classified = classify(before.replace(/^content\//, ''))
    if (status === 'A' || classified.kind !== 'document') return []
    const bytes = Buffer.from(git('show', `${commit}:${before}`))
    return [{ file, before: parseContent(before, bytes, classified.schema, []) }]
  })
}
