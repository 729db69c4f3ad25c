import path from 'node:path'
import Sqlite from 'libsql'
import { SQLITE_FILE } from '#server/platform/database/open.ts'

type Cell = { table: string; column: string; value: string }

export function readDatabase(dataDir: string): Array<Cell> {
  const database = new Sqlite(path.join(dataDir, SQLITE_FILE), { readonly: true })
  const read = (query: string) => database.prepare(query).all() as Array<Record<string, unknown>>
  const tables = read("select name from sqlite_master where type = 'table'").map(({ name }) => String(name))
  const cells = tables.flatMap((table) =>
    read(`select * from "${table}"`).flatMap((row) =>
      Object.entries(row).map(([column, value]) => ({ table, column, value: String(value) })),
    ),
  )
  database.close()
  return cells
}

/** The columns that contain one of the texts, ignoring case: `accounts.email`. */
export function tracesOf(texts: ReadonlyArray<string>, cells: ReadonlyArray<Cell>): Array<string> {
  const found = cells.filter(({ value }) =>
    texts.some((text) => value.toLowerCase().includes(text.toLowerCase())),
  )
  return [...new Set(found.map(({ table, column }) => `${table}.${column}`))].sort()
}

/** The number of submissions with this address that the server of all tests has stored. */
export const rowsFrom = (email: string) =>
  readDatabase(process.env.E2E_DATA_DIR ?? '').filter(
    ({ table, column, value }) => table === 'submissions' && column === 'payload' && value.includes(email),
  ).length
