import { isRecord } from '#contract/endpoint.ts'

/**
 * A list of records as one list per property: names are sent once, and similar values are adjacent, which compresses
 * well.
 */
export type Columns<Row> = { [Key in keyof Row]: Array<Row[Key]> }

/** Converts rows to columns. All rows must have the properties of the first. */
export function toColumns<Row extends object>(rows: ReadonlyArray<Row>): Partial<Columns<Row>> {
  const [first] = rows
  if (!first) return {}
  const keys = Object.keys(first) as Array<keyof Row>
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as Columns<Row>
}

/** Converts columns to rows. Returns null for other data, or for columns of different lengths. */
export function fromColumns(columns: unknown): Array<Record<string, unknown>> | null {
  if (!isRecord(columns)) return null
  const entries = Object.entries(columns)
  const length = lengthOf(entries[0]?.[1]) ?? 0
  if (entries.some(([, column]) => lengthOf(column) !== length)) return null
  const lists = entries as Array<[string, Array<unknown>]>
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(lists.map(([key, column]) => [key, column[index]])),
  )
}

function lengthOf(column: unknown): number | null {
  return Array.isArray(column) ? column.length : null
}
