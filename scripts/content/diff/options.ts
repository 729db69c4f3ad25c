import { parseArgs } from 'node:util'
import { ScriptError } from '#scripts/run.ts'
import type { Sites } from './served-builds.ts'

const USAGE =
  'npm run content:diff <base>, such as main, with "--builds before/build build" for the bytes of pages, ' +
  'and "--folder report" after them for pictures of the pages'

export type DiffOptions = {
  base: string
  /** The folders of two builds, to compare the size of pages. */
  builds?: Sites
  /** The output folder of the report with screenshots of pages. */
  folder?: string
}

/** Parses the options of `npm run content:diff`. Throws with the usage if they are invalid. */
export function readOptions(args: ReadonlyArray<string>): DiffOptions {
  const { values, positionals } = parsed(args)
  const { builds, folder } = values
  const [base, before, after, ...rest] = positionals
  const fits = builds ? after !== undefined && rest.length === 0 : positionals.length === 1
  // An empty folder, as in `--folder=`, would write into the project folder.
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
