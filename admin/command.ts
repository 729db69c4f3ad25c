import type { Kysely } from 'kysely'
import type { Config } from '#server/platform/config.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** An error that the operator can fix: only its message is printed. */
export class OperatorError extends Error {}

export type Context = {
  settings: Config
  /** The secret of the server, or null where it is unknown. */
  secret: string | null
  /** Opens the configured database once; it is closed when the command has run. */
  open: () => Promise<Kysely<Tables>>
  print: (text: string) => void
  now: () => number
}

/** Makes the action of a command from its work, which gets the operands and the options. */
export type Run = <Given extends Array<unknown>>(
  work: (context: Context, ...given: Given) => Promise<void>,
) => (...given: Given) => Promise<void>

// Submitted text is printed to a terminal: control characters could run commands there, and bidirectional marks could
// hide text.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}]/gu

/** Replaces characters that could control a terminal. All output passes through it: see run.ts. */
export function printable(text: string, { keepsLines = false } = {}) {
  return text.replace(CONTROL_CHARACTERS, (character) =>
    keepsLines && character === '\n' ? character : '\uFFFD',
  )
}

export function timeText(milliseconds: number) {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Formats a table with columns as wide as their content, or says that there are no rows. */
export function table(
  headings: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  none?: string,
) {
  if (rows.length === 0 && none !== undefined) return none
  const lines = [headings, ...rows].map((row) => row.map((cell) => printable(cell)))
  const widths = headings.map((_heading, column) =>
    Math.max(...lines.map((row) => (row[column] ?? '').length)),
  )
  const padded = lines.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  return padded.map((row) => row.join('  ').trimEnd()).join('\n')
}

/** `1 message`, `2 messages`. */
export function plural(count: number, one: string) {
  return `${count} ${count === 1 ? one : `${one}s`}`
}
