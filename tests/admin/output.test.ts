import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/open.ts'
import { requestStore } from '#server/requests/request-store.ts'
import { csvOf } from '#server/submissions/csv.ts'
import { makeMemberApp } from '#tests/server/fixtures/accounts.ts'
import { makeDatabaseSettings, testOnBoth } from '#tests/server/fixtures/databases.ts'
import { compiledProgram } from '#tests/server/fixtures/server-process.ts'
import { nominate, NOMINATION, PDF } from '#tests/server/fixtures/submissions.ts'
import { admin, adminWith } from './run-admin.ts'

const EXPORT = ['submissions', 'export', '--kind', 'contact']

test.skipIf(!existsSync('/dev/full'))(
  'an export onto a full disk fails, as the file is incomplete',
  async () => {
    const settings = await makeDatabaseSettings()
    await (await openDatabase(settings)).close()
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    const { status, stderr } = spawnSync(process.execPath, [compiledProgram('admin'), ...EXPORT], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: settings.dataDir },
      stdio: ['ignore', full, 'pipe'],
    })
    expect(status).toBe(1)
    expect(stderr).toContain('The output is incomplete: ENOSPC')
  },
)

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

// Clears the screen, sets the title, changes colours with a single byte, and hides text from the reader.
const HOSTILE = 'Ada\u001b[2J\u001b]0;root\u0007\u009b31m\u202E\u2066\r\nObi'
const CONTROL = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u

/** A member, a request and a nomination with hostile text in every field, as no form would let it in. */
async function makeHostileSite() {
  const { app, database, settings } = await makeMemberApp()
  await nominate(app)
  const { db } = database
  const names = { username: HOSTILE, first_name: HOSTILE, surname: HOSTILE, phone_number: HOSTILE }
  const { id } = await db.updateTable('accounts').set(names).returning('id').executeTakeFirstOrThrow()
  await requestStore(db, app.now).add({ account_id: id, kind: 'mentor', subject: HOSTILE, message: HOSTILE })
  const texts = { nominatorName: HOSTILE, statement: HOSTILE, fullName: HOSTILE }
  await db
    .updateTable('submissions')
    .set({ payload: JSON.stringify({ ...NOMINATION, ...texts }) })
    .execute()
  await db.updateTable('submissions').set({ sender: HOSTILE }).execute()
  await db.updateTable('materials').set({ name: HOSTILE, type: HOSTILE }).execute()
  return settings
}

test('no command shows the control characters of what people sent', async () => {
  const settings = await makeHostileSite()
  for (const line of [
    'users list',
    'submissions list',
    'submissions export --kind nominations',
    'submissions export --kind nominations --format json',
    'requests list',
  ]) {
    const { code, output } = await adminWith({ isTerminal: true }, settings, ...line.split(' '))
    expect([line, code]).toEqual([line, 0])
    expect(output, line).toMatch(/Ada\uFFFD\[2J|Ada\\u001b\[2J/)
    expect(output, line).not.toMatch(CONTROL)
  }
  const { stderr } = await admin(settings, 'users', 'end-sessions', HOSTILE)
  expect(stderr).toContain('Ada\uFFFD[2J')
  expect(stderr).not.toMatch(CONTROL)
})

test('a file and another program get the text as it was sent', async () => {
  const settings = await makeHostileSite()
  const words = ['submissions', 'export', '--kind', 'nominations', '--format', 'json']
  const to = join(settings.dataDir, 'nominations.json')
  await adminWith({ isTerminal: true }, settings, ...words, '--to', to)
  for (const text of [await readFile(to, 'utf8'), (await admin(settings, ...words)).output]) {
    expect(JSON.parse(text)).toMatchObject([{ statement: HOSTILE, attachment: HOSTILE }])
  }
})
