import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import writeFileAtomic from 'write-file-atomic'
import { walk } from '#scripts/files-below.ts'
import { ScriptError } from '#scripts/run-script.ts'
import { changesSince } from './changes.ts'
import { checkContent } from './checks/check-content.ts'
import { classify, INVISIBLE, tidied, WORD_LIST } from './checks/files.ts'
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
    ...(folder === undefined && { expectations, changes: changesSince(root, 'origin/main', 'main') ?? [] }),
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
