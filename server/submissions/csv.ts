import { stringify } from 'csv-stringify/sync'

type Row = Record<string, unknown>

// Excel takes it as a sign of UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

/*
 * Where a spreadsheet reads a formula: at the beginning of a cell (OWASP ASVS 5.0, 1.2.10), and after all that separates
 * cells or rows there. Quotes do not help: where Excel expects semicolons, a quote after a comma is in the middle of a cell.
 */
const FIRST = /^(?=[\t\r\0]|[\s\p{Cc}"]*[=+\-@＝＋－＠])/u
// Looks at the character first: a long run of spaces is read once.
const AFTER_SEPARATOR = /(?=[=+\-@＝＋－＠])(?<=[,;|\t\r\n][\s\p{Cc}"]*)/gu

// Spreadsheets with other separators than commas.
const QUOTED = /[;|\t\r\n]/

/** A table for spreadsheets. */
export function csvOf(rows: ReadonlyArray<Row>, columns: ReadonlyArray<string>) {
  return csvHead(columns) + csvLines(rows, columns)
}

/** The first line of a table. */
export function csvHead(columns: ReadonlyArray<string>) {
  return BYTE_ORDER_MARK + csvLines([Object.fromEntries(columns.map((name) => [name, name]))], columns)
}

/** Further lines. An apostrophe precedes what a spreadsheet would read as a formula. */
export function csvLines(rows: ReadonlyArray<Row>, columns: ReadonlyArray<string>) {
  return stringify([...rows], {
    columns: [...columns],
    quoted_match: QUOTED,
    record_delimiter: 'windows',
    cast: { boolean: String, string: asText, object: (value) => asText(JSON.stringify(value)) },
  })
}

function asText(value: string) {
  return value.replace(FIRST, "'").replace(AFTER_SEPARATOR, "'")
}
