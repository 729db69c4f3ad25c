import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/open.ts'
import type { ScanSettings } from '#server/submissions/scan-store.ts'

/** An error that the operator can fix: only its message is printed. */
export class OperatorError extends Error {}

/** The reason why a restore is refused. */
export const IN_USE = 'A server is using this database. Stop it first, and start it again afterwards.'

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

/** Makes the action of a command from its work, which gets the operands and the options. */
export type Run = <Given extends Array<unknown>>(
  work: (context: Context, ...given: Given) => Promise<void>,
) => (...given: Given) => Promise<void>
