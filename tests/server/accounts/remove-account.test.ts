import { expect, test } from 'vitest'
import { accountStore } from '#server/accounts/account-store.ts'
import { removeAccount } from '#server/accounts/remove-account.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { limitStore } from '#server/platform/database/limit-store.ts'
import { AMINA, NGOZI, type Person } from '#tests/server/fixtures/accounts.ts'
import { makeDatabase, testOnBoth } from '#tests/server/fixtures/databases.ts'

const now = () => 0
const create = ({ password: _, ...profile }: Person) => ({ ...profile, passwordHash: 'a hash' })
const email = ({ email: recipient }: Person) => ({ recipient, subject: 'Hi', body: 'Hi', ttl: 1000 })

testOnBoth('an account is deleted with its sent emails and counts, and nobody else’s', async (kind) => {
  const { db } = await makeDatabase(kind)
  const [accounts, outbox, limits] = [accountStore(db, now), outboxStore(db, now), limitStore(db, now)]
  const amina = await accounts.create(create(AMINA))
  const ngozi = await accounts.create(create(NGOZI))
  for (const { id } of [amina, ngozi]) await limits.take({ key: `recovery-codes:${id}`, max: 5, windowMs: 1 })
  for (const person of [AMINA, NGOZI]) await outbox.add(email(person))
  for (const sent of await db.selectFrom('outbox').selectAll().execute()) await outbox.markSent(sent)

  expect(await removeAccount(db, now, amina)).toBe(true)
  expect(await accounts.findById(amina.id)).toBeNull()
  expect(await db.selectFrom('limits').select('key').execute()).toEqual([
    { key: `recovery-codes:${ngozi.id}` },
  ])
  expect(await db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: NGOZI.email }])
})

test('an email that still waits is sent after its account was deleted', async () => {
  const { db } = await makeDatabase()
  const outbox = outboxStore(db, now)
  const account = await accountStore(db, now).create(create(AMINA))
  await outbox.add(email(AMINA))
  await removeAccount(db, now, account)
  expect(await outbox.claim()).toMatchObject({ recipient: AMINA.email })
})
