import { expect } from 'vitest'
import { accountChanges } from '#server/accounts/account-changes.ts'
import { accountStore } from '#server/accounts/account-store.ts'
import { sessionStore } from '#server/accounts/session-store.ts'
import { AMINA } from '#tests/server/fixtures/accounts.ts'
import { makeDatabase, testOnBoth } from '#tests/server/fixtures/databases.ts'

const now = () => 0
const secret = 'a key'
const context = {
  organisation: { name: 'Kente Code' },
  siteUrl: new URL('https://kente.example'),
  secret,
}
const EMAIL = { recipient: AMINA.email, subject: 'Hello', body: 'Hello', ttl: 1000 }

testOnBoth('a password change and its notice are stored together or not at all', async (kind) => {
  const { db } = await makeDatabase(kind)
  const [accounts, sessions] = [accountStore(db, now), sessionStore(db, now)]
  const { password: _, ...profile } = AMINA
  const account = await accounts.create({ ...profile, passwordHash: 'the first' })
  const token = await sessions.start({ account, browser: '', isLong: false })
  const { changePassword } = accountChanges(db, now, async () => {})
  const change = { account, passwordHash: 'the second', secret }

  const failing = changePassword({
    ...change,
    notice: () => {
      throw new Error('no paper')
    },
  })
  await expect(failing).rejects.toThrow('no paper')
  expect(await accounts.findById(account.id)).toEqual(account)
  expect(await sessions.find(token)).not.toBeNull()

  await changePassword({ ...change, notice: () => EMAIL })
  expect(await accounts.findById(account.id)).toMatchObject({ password_hash: 'the second' })
  expect(await sessions.find(token)).toBeNull()
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([{ recipient: AMINA.email }])
})

testOnBoth(
  'a change confirmed with a password is rejected after that password was replaced',
  async (kind) => {
    const { db } = await makeDatabase(kind)
    const accounts = accountStore(db, now)
    const { password: _, ...profile } = AMINA
    const account = await accounts.create({ ...profile, passwordHash: 'known to somebody else' })
    const after = await accounts.setPassword(account.id, 'the new one')

    const { changePassword, changeProfile } = accountChanges(db, now, async () => {})
    const notice = () => EMAIL
    expect(await changePassword({ account, passwordHash: 'theirs', notice, secret })).toBeNull()
    const theirs = { ...profile, email: 'thief@example.com' }
    expect(await changeProfile({ account, profile: theirs, notice: EMAIL, context })).toBeNull()
    expect(await accounts.remove(account)).toBe(false)
    expect(await accounts.findById(account.id)).toEqual(after)
    expect(await accounts.remove(after!)).toBe(true)
    expect(await changePassword({ account: after!, passwordHash: 'theirs', notice, secret })).toBeNull()
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
  },
)
