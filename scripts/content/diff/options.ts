import { parseArgs } from 'node:util'
import { ScriptError } from '#scripts/run.ts'
import type { Sites } from './served-builds.ts'

const USAGE =
  'npm run content:diff <base>, such as main, with "--builds before/build build" for the bytes of pages, ' +
  'and "--folder report" after them for pictures of the pages'

export type DiffOptions = {
  base: string
  /** The folders of two builds, for the bytes of pages. */
  builds?: Sites
  /** Where the report is written with pictures of the pages. */
  folder?: string
}

/** The options of `npm run content:diff`. Throws with how to write them. */
export function readOptions(args: ReadonlyArray<string>): DiffOptions {
  const { values, positionals } = parsed(args)
  const { builds, folder } = values
  const [base, before, after, ...rest] = positionals
  const fits = builds ? after !== undefined && rest.length === 0 : positionals.length === 1
  // An option without a name, as `--folder=`, would write into the folder of the project.
  if (base === undefined || !fits || folder === '' || (folder !== undefined && !builds))
    throw new ScriptError(`Write ${USAGE}.`)
  return {
    base,
    ...(before !== undefined && after !== undefined && { builds: { before, after } }),
    ...(folder !== undefined && { folder }),
  }
}

function parsed(args: ReadonlyArray<string>) {
  const options = { builds: { type: 'boolean', default: false }, folder: { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw error instanceof TypeError ? new ScriptError(`${error.message} Write ${USAGE}.`) : error
  }
}
