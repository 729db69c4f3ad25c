import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/open.ts'

/** Something the operator can mend: the message is all there is to say. */
export class OperatorError extends Error {}

/** The command was not written as it has to be. */
export class UsageError extends Error {}

export type DatabaseSettings = Pick<Config, 'dataDir' | 'databaseUrl'>

export type Context = {
  settings: DatabaseSettings
  /** Opens the database of these settings, once; it is closed when the command has run. */
  open: () => Promise<Database>
  /** Writes lines where programs can read them. */
  print: (text: string) => void
  now: () => number
}

export type Options = Record<string, string | boolean | undefined>

export type Command = {
  /** What is typed to call it, such as `users show`. */
  name: string
  /** What stands after it without a name of its own, such as `email`. */
  operand?: string
  /** The options it knows, each with what it takes; null for those that take nothing. */
  options?: Record<string, string | null>
  /** Options without which it does nothing. */
  needs?: ReadonlyArray<string>
  summary: string
  run: (context: Context, given: { operand: string; options: Options }) => Promise<void>
}

/** The text given for an option, or null. */
export function textOption(options: Options, name: string) {
  const value = options[name]
  return typeof value === 'string' ? value : null
}
