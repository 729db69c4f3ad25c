import { stringify } from 'csv-stringify/sync'

type Row = Record<string, unknown>

// Excel takes it as a sign of UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

/** A table for spreadsheets. */
export function csvOf(rows: ReadonlyArray<Row>, columns: ReadonlyArray<string>) {
  return csvHead(columns) + csvLines(rows, columns)
}

/** The first line of a table. */
export function csvHead(columns: ReadonlyArray<string>) {
  return BYTE_ORDER_MARK + csvLines([Object.fromEntries(columns.map((name) => [name, name]))], columns)
}

/** Further lines. Prefixes an apostrophe where a spreadsheet would read a text as a formula. */
export function csvLines(rows: ReadonlyArray<Row>, columns: ReadonlyArray<string>) {
  return stringify([...rows], {
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: String },
  })
}
