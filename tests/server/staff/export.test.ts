import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/open.ts'
import { exportRows } from '#server/staff/file-routes.ts'
import { csvOf } from '#server/submissions/csv.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { makeDatabase, testOnBoth } from '#tests/server/fixtures/databases.ts'
import { NOMINATION, PDF } from '#tests/server/fixtures/submissions.ts'

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
  const database = await makeDatabase(kind)
  await addNominations(database, MANY)
  const rows = []
  const wanted = {
    filters: { kind: 'nominations' },
    viewer: { staffId: '', ...FACTS },
    linkOf: () => '',
  } as const
  for await (const page of exportRows(database.db, wanted)) rows.push(...page)
  expect(rows).toHaveLength(MANY)
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(MANY)
  const numberOf = (reference: unknown) => String(reference).split('-').at(-1)
  expect(rows.every((row) => row.attachment === `nomination-${numberOf(row.reference)}.pdf`)).toBe(true)
  const times = rows.map(({ received }) => received)
  expect(times).toEqual(times.toSorted())
})
