import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/open.ts'
import type { ScanSettings } from '#server/submissions/scan-state.ts'

/** An error that the operator can fix: only its message is printed. */
export class OperatorError extends Error {}

/** The command line is invalid. */
export class UsageError extends Error {}

export type DatabaseSettings = Pick<Config, 'dataDir' | 'databaseUrl'>

export type Context = {
  settings: DatabaseSettings & ScanSettings
  /** Facts about the content, written by the build. */
  siteFactsFile: string
  /** The secret of the server, or null where it is unknown. */
  secret: string | null
  /** Opens the configured database once; it is closed when the command has run. */
  open: () => Promise<Database>
  /** Writes a line to stdout. */
  print: (text: string) => void
  /** Writes a long text to stdout in parts. */
  write: (text: AsyncIterable<string>) => Promise<void>
  now: () => number
}

export type Options = Record<string, string | boolean | undefined>

export type Command = {
  /** The name of the command, such as `users show`. */
  name: string
  /** Its positional argument, such as `email`. */
  operand?: string
  /** Its options, each with the kind of its value; null for flags. */
  options?: Record<string, string | null>
  /** Required options. */
  needs?: ReadonlyArray<string>
  summary: string
  run: (context: Context, given: { operand: string; options: Options }) => Promise<void>
}

/** The text given for an option, or null. */
export function textOption(options: Options, name: string) {
  const value = options[name]
  return typeof value === 'string' ? value : null
}
