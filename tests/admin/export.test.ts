import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '#server/platform/database/open.ts'
import { csvOf } from '#server/submissions/csv.ts'
import { makeDatabaseSettings, testOnBoth } from '#tests/server/fixtures/databases.ts'
import { NOMINATION, PDF } from '#tests/server/fixtures/submissions.ts'
import { admin } from './run-admin.ts'

test('in a spreadsheet numbers stay as they were typed', () => {
  for (const text of ['08031234567', '2348031234567', '7E3', ' 0803 '])
    expect(csvOf([{ text }], ['text'])).toContain(`'${text}`)
})

/** The cells as read by a spreadsheet that accepts all separators and ignores quotes. */
function cellsOf(csv: string) {
  return csv.split(/[,;|\t\r\n]/).map((cell) => cell.replace(/^[\s\0"\uFEFF]+/, ''))
}

test('whatever people send, no cell is a formula for any separator [MORE-25]', () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@＝;,|\t\r\n\0"\' a1\u00a0') })
  fc.assert(
    fc.property(fc.array(fc.record({ one: text, two: text }), { maxLength: 3 }), (rows) => {
      const cells = cellsOf(csvOf(rows, ['one', 'two']))
      expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

const MANY = 3_000

/** Nominations with files, three per millisecond. */
async function addNominations({ db }: Database, count: number) {
  await sql`
    INSERT INTO submissions (id, kind, idempotency_key, content_hash, payload, created_at, reference_code,
      status, sender, search_text, is_shortlisted)
    WITH RECURSIVE numbers(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${sql.lit(count - 1)})
    SELECT 'nomination-' || number, 'nominations', 'key-' || number, '', ${JSON.stringify(NOMINATION)}, number / 3, number || '',
      'new', '', '', 0
    FROM numbers`.execute(db)
  await sql`
    INSERT INTO materials (submission_id, name, type, size, content)
    SELECT id, id || '.pdf', 'application/pdf', 20, ${PDF} FROM submissions`.execute(db)
  // PostgreSQL does this by itself from time to time.
  await sql`ANALYZE`.execute(db)
}

testOnBoth('an export has thousands of nominations, each once, with their files [STAFF-17]', async (kind) => {
  const settings = await makeDatabaseSettings(kind)
  const database = await openDatabase(settings)
  await addNominations(database, MANY)
  await database.close()

  const to = join(settings.dataDir, 'nominations.json')
  const words = ['submissions', 'export', '--kind', 'nominations', '--format', 'json', '--to', to]
  const { output } = await admin(settings, ...words)
  expect(output).toBe(`${MANY} rows written to ${to}.`)
  type Row = { reference: string; received: string; attachment: string }
  const rows = JSON.parse(await readFile(to, 'utf8')) as Array<Row>
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(MANY)
  expect(rows.every((row) => row.attachment === `nomination-${row.reference}.pdf`)).toBe(true)
  const times = rows.map(({ received }) => received)
  expect(times).toEqual(times.toSorted())
})
