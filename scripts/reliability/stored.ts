import { openDatabase } from '#server/platform/database/open.ts'
import { writtenMails } from '#scripts/written-mails.ts'
import { emailOfMessage } from './calls.ts'
import type { Acknowledged } from './load.ts'
import type { Target } from './server-under-test.ts'

/** Compares the database and the mail folder of a stopped server with the acknowledged data. */
export async function findLost(target: Target, { people, messages }: Acknowledged) {
  const { db, close } = await openDatabase(target)
  const accounts = await db.selectFrom('accounts').select('email').execute()
  const submissions = await db.selectFrom('submissions').select('idempotency_key').execute()
  const outbox = await db.selectFrom('outbox').select(['id', 'recipient', 'body', 'sent_at']).execute()
  await close()

  const emails = new Set(accounts.map(({ email }) => email))
  const keys = new Set(submissions.map(({ idempotency_key }) => idempotency_key))
  const lost = [
    ...people.filter(({ email }) => !emails.has(email)),
    ...messages.filter((key) => !keys.has(key)),
  ]

  // Mails written to a file, or waiting with their full text. Each sender has an address of her own.
  const written = new Set(
    writtenMails(target.dataDir).map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1]),
  )
  const kept = outbox.filter(({ id, body, sent_at }) => (sent_at === null ? body !== '' : written.has(id)))
  const recipients = new Set(kept.map(({ recipient }) => recipient))
  const due = [...people.map(({ email }) => email), ...messages.map(emailOfMessage)]
  return {
    accounts,
    lost: lost.length,
    mailsDue: due.length,
    lostMails: due.filter((address) => !recipients.has(address)).length,
  }
}
