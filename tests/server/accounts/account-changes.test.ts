import { expect, test } from 'vitest'
import { accountChanges } from '#server/accounts/account-changes.ts'
import { accountStore } from '#server/accounts/account-store.ts'
import { sessionStore } from '#server/accounts/session-store.ts'
import type { Database } from '#server/platform/database/open.ts'
import { AMINA } from '#tests/server/fixtures/accounts.ts'
import { makeDatabase, testOnBoth } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'

const now = () => 0
const secret = 'a key'
const siteUrl = new URL('https://kente.example')
const context = { organisation: FACTS.organisation, siteUrl, apiUrl: siteUrl, secret }
const { password: _, ...PROFILE } = AMINA

async function makeAccount(kind?: Database['kind']) {
  const { db } = await makeDatabase(kind)
  const [accounts, sessions] = [accountStore(db, now), sessionStore(db, now)]
  const account = await accounts.create({ ...PROFILE, passwordHash: 'the first' })
  return {
    db,
    accounts,
    sessions,
    account,
    ...accountChanges(db, now),
  }
}

testOnBoth('a password change and its notice are stored together or not at all', async (kind) => {
  const { db, accounts, sessions, account, changePassword } = await makeAccount(kind)
  const token = await sessions.start({ account, browser: '', isLong: false })
  const change = { account, passwordHash: 'the second' }
  const failing = {
    ...context,
    get siteUrl(): URL {
      throw new Error('no paper')
    },
  }
  await expect(changePassword({ ...change, context: failing })).rejects.toThrow('no paper')
  expect(await accounts.findById(account.id)).toEqual(account)
  expect(await sessions.find(token)).not.toBeNull()

  await changePassword({ ...change, context })
  expect(await accounts.findById(account.id)).toMatchObject({ password_hash: 'the second' })
  expect(await sessions.find(token)).toBeNull()
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([{ recipient: AMINA.email }])
})

test('a change confirmed with a password is refused once that password was replaced', async () => {
  const { db, accounts, account, changePassword, changeProfile } = await makeAccount()
  const after = await accounts.setPassword(account, 'the new one')
  const isRefused = (change: Promise<unknown>) => expect(change).rejects.toMatchObject({ statusCode: 401 })
  await isRefused(changePassword({ account, passwordHash: 'theirs', context }))
  const theirs = { ...PROFILE, email: 'thief@example.com' }
  await isRefused(changeProfile({ account, profile: theirs, context }))
  expect(await accounts.remove(account)).toBe(false)
  expect(await accounts.findById(account.id)).toEqual(after)
  expect(await accounts.remove(after)).toBe(true)
  await isRefused(changePassword({ account: after, passwordHash: 'theirs', context }))
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('no session outlives the password it began with, not even one that begins during the change', async () => {
  const { accounts, sessions, account } = await makeAccount()
  await accounts.setPassword(account, 'the second')
  const late = await sessions.start({ account, browser: '', isLong: false })
  expect(await sessions.find(late)).toBeNull()
  expect(await sessions.list(account.id)).toEqual([])
})
