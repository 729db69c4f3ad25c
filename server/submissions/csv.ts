import { stringify, type Options } from 'csv-stringify/sync'

type Row = Record<string, unknown>

/*
 * The positions at which a spreadsheet recognises a formula: the start of a cell (OWASP ASVS 5.0, 1.2.10), and after
 * any character that some spreadsheet takes for a separator of cells or rows. Quotes do not help: where Excel expects
 * semicolons, a quote after a comma is in the middle of a cell.
 */
const FIRST = /^(?=[\t\r\0]|[\s\p{Cc}"]*[=+\-@＝＋－＠])/u
// The lookahead comes first, so that a long run of spaces is read once.
const AFTER_SEPARATOR = /(?=[=+\-@＝＋－＠])(?<=[,;|\t\r\n][\s\p{Cc}"]*)/gu

/*
 * Text that a spreadsheet would read as a number and change: it drops the zero of 08031234567, and shows 2348031234567
 * as 2.35E+12.
 */
const NUMBER = /^\s*(?:0\d+|\d{11,}|\d+E\d+)\s*$/i

const FORMAT: Options = {
  // For spreadsheets with other separators than commas.
  quoted_match: /[;|\t\r\n]/,
  record_delimiter: 'windows',
  cast: { boolean: String, string: asText, object: (value) => asText(JSON.stringify(value)) },
}

/** A table with a line of headings. */
export function csvOf(rows: ReadonlyArray<Row>, columns: ReadonlyArray<string>) {
  // Excel reads the file as UTF-8 only with a byte order mark.
  return stringify([...rows], { ...FORMAT, columns: [...columns], header: true, bom: true })
}

/** The same for rows that are read in pages, twice: not all have the same fields, and the first line names every one. */
export async function* csvPages(
  readPages: () => AsyncIterable<Array<Row>>,
  first: ReadonlyArray<string> = [],
) {
  const columns = new Set(first)
  for await (const rows of readPages())
    for (const row of rows) Object.keys(row).forEach((name) => columns.add(name))
  yield csvOf([], [...columns])
  for await (const rows of readPages()) yield stringify(rows, { ...FORMAT, columns: [...columns] })
}

/** An apostrophe precedes text that a spreadsheet would take for something else. */
function asText(value: string) {
  if (NUMBER.test(value)) return `'${value}`
  return value.replace(FIRST, "'").replace(AFTER_SEPARATOR, "'")
}
