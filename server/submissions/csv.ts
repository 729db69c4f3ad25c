import { stringify } from 'csv-stringify/sync'

type Row = Record<string, unknown>

/** A table for spreadsheets. Prefixes an apostrophe where a spreadsheet would read a text as a formula. */
export function csvOf(
  rows: ReadonlyArray<Row>,
  columns = [...new Set(rows.flatMap((row) => Object.keys(row)))],
) {
  // The byte order mark tells Excel that this is UTF-8.
  return stringify([...rows], {
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: String },
  })
}
