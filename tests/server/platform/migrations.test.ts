import { execFile } from 'node:child_process'
import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { minorUnits } from '#server/platform/database/migrations/0002-minor-units.ts'
import { usernameSkeletons } from '#server/platform/database/migrations/0006-username-skeletons.ts'
import { references } from '#server/platform/database/migrations/0007-references.ts'
import { confirmedAddresses } from '#server/platform/database/migrations/0010-confirmed-addresses.ts'
import { erasedDonations } from '#server/platform/database/migrations/0015-erased-donations.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { usernameSkeleton } from '#server/platform/username-skeleton.ts'
import {
  makeDatabase,
  makeDataDir,
  makeDatabaseSettings,
  testOnBoth,
} from '#tests/server/fixtures/databases.ts'

// In separate processes, because waiting for SQLite's lock blocks a process.
testOnBoth('three instances that start at once on an empty database all find their tables', async (kind) => {
  const settings = await makeDatabaseSettings(kind)
  const start = `
    import { erasedDonations } from '#server/platform/database/migrations/0015-erased-donations.ts'
import { openDatabase } from './server/platform/database/open.ts'
    const { db, close } = await openDatabase(${JSON.stringify(settings)})
    console.log(await db.selectFrom('accounts').selectAll().execute())
    await close()`
  const run = promisify(execFile)
  const outputs = await Promise.all(
    [1, 2, 3].map(() => run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', start])),
  )
  expect(outputs.map(({ stdout }) => stdout)).toEqual(['[]\n', '[]\n', '[]\n'])
})

testOnBoth('stored values are read back unchanged', async (kind) => {
  const settings = await makeDatabaseSettings(kind)
  const { db, close } = await openDatabase(settings)
  const submission = {
    id: 'a',
    kind: 'contact',
    idempotency_key: 'k',
    content_hash: 'h',
    payload: JSON.stringify({ text: 'Ẹ káàbọ̀ 🎉' }),
    account_id: null,
    donor_key: null,
    lapsed_at: null,
    created_at: 1_790_000_000_123,
    received_at: null,
    reference_code: '7F3KQ2',
    notified_at: null,
  }
  const content = Buffer.from([0, 255, 1, 254])
  await db.insertInto('submissions').values(submission).execute()
  await db
    .insertInto('materials')
    .values({ submission_id: 'a', name: 'cv.pdf', type: 'application/pdf', size: 4, content })
    .execute()

  expect(await db.selectFrom('submissions').selectAll().executeTakeFirst()).toEqual(submission)
  const material = await db.selectFrom('materials').selectAll().executeTakeFirstOrThrow()
  expect(Buffer.from(material.content).equals(content)).toBe(true)
  await close()
})

testOnBoth('stored data survives a restart', async (kind) => {
  const settings = await makeDatabaseSettings(kind)
  const first = await openDatabase(settings)
  await first.db.insertInto('limits').values({ key: 'a', count: 1, ends_at: 5 }).execute()
  await first.close()

  const second = await openDatabase(settings)
  expect(await second.db.selectFrom('limits').selectAll().execute()).toEqual([
    { key: 'a', count: 1, ends_at: 5 },
  ])
  await second.close()
})

test('only the owner can read the files of a SQLite database, whatever the folder allows', async () => {
  const dataDir = await makeDataDir()
  await chmod(dataDir, 0o755)
  const { close } = await openDatabase({ dataDir, databaseUrl: null })
  const files = await readdir(dataDir)
  expect(files).toContain('site.db-wal')
  for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o077).toBe(0)
  await close()
})

testOnBoth('donations stored in major units are rewritten to minor units', async (kind) => {
  const { db } = await makeDatabase(kind)
  const store = (id: string, form: string, payload: object) =>
    db
      .insertInto('submissions')
      .values({
        id,
        kind: form,
        idempotency_key: id,
        content_hash: 'h',
        payload: JSON.stringify(payload),
        created_at: 1,
        reference_code: id,
      })
      .execute()
  await store('a', 'donations', { type: 'individual', amount: 19.99, currency: 'USD' })
  await store('b', 'donations', { type: 'company', amount: 15000, currency: 'NGN' })
  await store('c', 'contact', { amount: 5 })
  await minorUnits().up(db)

  const rows = await db.selectFrom('submissions').select('payload').orderBy('id').execute()
  expect(rows.map(({ payload }) => JSON.parse(payload) as unknown)).toEqual([
    { type: 'individual', amountMinor: 1999, currency: 'USD' },
    { type: 'company', amountMinor: 1_500_000, currency: 'NGN' },
    { amount: 5 },
  ])
})

testOnBoth(
  'accounts begin unconfirmed, and donations learn the address of their donor [CONF-9]',
  async (kind) => {
    const { db } = await makeDatabase(kind)
    await db.schema.dropTable('confirmations').execute()
    await db.schema.dropIndex('submissions_donor').execute()
    await db.schema.alterTable('submissions').dropColumn('donor_key').execute()
    await db.schema.alterTable('accounts').dropColumn('confirmed_at').execute()
    await insertAccount(db, 'amina', 1)
    for (const kind of ['donations', 'contact']) {
      const payload = JSON.stringify({ email: 'Amina@Example.com' })
      const row = { id: kind, kind, idempotency_key: kind, content_hash: 'h', payload, created_at: 1 }
      await db
        .insertInto('submissions')
        .values({ ...row, reference_code: kind })
        .execute()
    }
    await confirmedAddresses().up(db)

    expect(await db.selectFrom('accounts').select('confirmed_at').execute()).toEqual([{ confirmed_at: null }])
    const rows = await db.selectFrom('submissions').select(['kind', 'donor_key']).orderBy('kind').execute()
    expect(rows).toEqual([
      { kind: 'contact', donor_key: null },
      { kind: 'donations', donor_key: 'amina@example.com' },
    ])
  },
)

testOnBoth('accounts with usernames that look alike stay, and the older one holds the name', async (kind) => {
  const { db } = await makeDatabase(kind)
  await db.schema.dropIndex('accounts_username_skeleton').execute()
  await db.schema.alterTable('accounts').dropColumn('username_skeleton').execute()
  const usernames = ['b', '\u0430mina', 'amina', 'ọ́la']
  for (const [index, username] of usernames.entries())
    await insertAccount(db, username, usernames.length - index)
  await usernameSkeletons().up(db)

  const rows = await db
    .selectFrom('accounts')
    .select(['username', 'username_skeleton'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { username: 'b', username_skeleton: 'b' },
    { username: '\u0430mina', username_skeleton: null },
    { username: 'amina', username_skeleton: usernameSkeleton('amina') },
    { username: 'ọ́la', username_skeleton: usernameSkeleton('ọ́la') },
  ])
})

function insertAccount(db: Kysely<Tables>, username: string, created_at: number) {
  const account = {
    id: String(10 - created_at),
    surname: 'Bello',
    first_name: 'Amina',
    phone_number: '08031234567',
    email: username,
    email_key: username,
    username,
    username_key: username,
    password_hash: '',
    password_version: 0,
    is_on_mailing_list: 0 as const,
    picture_id: null,
    created_at,
    updated_at: 1,
  }
  return db.insertInto('accounts').values(account).execute()
}

testOnBoth('earlier submissions get references, and the team is not mailed about them', async (kind) => {
  const { db } = await makeDatabase(kind)
  await db.schema.dropIndex('submissions_reference').execute()
  await db.schema.dropIndex('submissions_unnotified').execute()
  await db.schema.alterTable('submissions').dropColumn('reference_code').execute()
  await db.schema.alterTable('submissions').dropColumn('notified_at').execute()
  for (const id of ['a', 'b']) {
    await sql`insert into submissions (id, kind, idempotency_key, content_hash, payload, created_at)
      values (${id}, 'contact', ${id}, 'h', '{}', 5)`.execute(db)
  }
  // Among a hundred thousand random codes there are a few duplicates.
  const codes = ['7F3KQ2', '7F3KQ2', '0ABCDE']
  await references(() => codes.shift() ?? '').up(db)

  const rows = await db.selectFrom('submissions').select(['reference_code', 'notified_at']).execute()
  expect(rows.map(({ notified_at }) => notified_at)).toEqual([5, 5])
  expect(new Set(rows.map(({ reference_code }) => reference_code)).size).toBe(2)
  for (const { reference_code } of rows) expect(reference_code).toMatch(/^[0-9A-Z]{6}$/)
})

testOnBoth('donations of people who were erased are in the lists of staff again [PRIV-12]', async (kind) => {
  const { db } = await makeDatabase(kind)
  const gift = {
    id: 'a',
    kind: 'donations',
    idempotency_key: 'erased:a',
    content_hash: '',
    payload: JSON.stringify({ firstName: 'Erased', lastName: '', email: '', cause: 'laptops' }),
    created_at: 1,
    received_at: 2,
    reference_code: '7F3KQ2',
  }
  await db.insertInto('submissions').values(gift).execute()
  await erasedDonations().up(db)
  await erasedDonations().up(db)
  const rows = await db.selectFrom('submission_index').select(['submission_id', 'sender', 'status']).execute()
  expect(rows).toEqual([{ submission_id: 'a', sender: 'Erased', status: 'closed' }])
})
