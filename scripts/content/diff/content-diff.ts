import { parseArgs } from 'node:util'
import { contentClock } from '#scripts/content/visibility/clock.ts'
import { ScriptError } from '#scripts/run.ts'
import { contentOfBase } from './base-content.ts'
import { changedPageBytes } from './page-bytes.ts'
import { readSite } from './read-site.ts'
import { diffReport } from './report.ts'

const USAGE =
  'npm run content:diff <base>, such as main, with "--builds before/build build" for the bytes of pages'

/** `npm run content:diff <base>`: the report of what changed in content/ since the branch began from that commit. */
export async function contentDiff(
  root: string,
  args: ReadonlyArray<string>,
  { now } = contentClock(),
): Promise<string> {
  const { base, builds } = readOptions(args)
  const { folder, remove } = await contentOfBase(root, base)
  try {
    const bytes = builds && changedPageBytes(...builds)
    return diffReport({ before: readSite(folder), after: readSite(root), now, ...(bytes && { bytes }) })
  } finally {
    remove()
  }
}

function readOptions(args: ReadonlyArray<string>): { base: string; builds?: [string, string] } {
  try {
    const options = { builds: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [base, before, after, ...rest] = positionals
    const fits = values.builds ? after !== undefined && rest.length === 0 : positionals.length === 1
    if (base === undefined || !fits) throw new ScriptError(`Write ${USAGE}.`)
    return { base, ...(before !== undefined && after !== undefined && { builds: [before, after] }) }
  } catch (error) {
    throw error instanceof TypeError ? new ScriptError(`${error.message} Write ${USAGE}.`) : error
  }
}
