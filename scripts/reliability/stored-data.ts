import { openDatabase } from '#server/platform/database/open.ts'
import { writtenMails } from '#scripts/written-mails.ts'
import type { Person } from './calls.ts'
import type { Target } from './server-under-test.ts'

/** Data that the server has acknowledged. */
export type Acknowledged = {
  people: Array<Person>
  /** The idempotency key and the sender of each message. */
  messages: Array<{ key: string; email: string }>
  /** The ids of an editor's notes and replies. */
  notes: Array<string>
  replies: Array<{ id: string; email: string }>
}

/** Compares the database and the mail folder of a stopped server with the acknowledged data. */
export async function findLost(target: Target, { people, messages, notes, replies }: Acknowledged) {
  const { db, close } = await openDatabase(target)
  const accounts = await db.selectFrom('accounts').select('email').execute()
  const submissions = await db.selectFrom('submissions').select('idempotency_key').execute()
  const outbox = await db.selectFrom('outbox').select(['id', 'recipient', 'body', 'sent_at']).execute()
  const events = await db.selectFrom('submission_events').select(['id', 'type']).execute()
  const audited = await db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', ['note-added', 'reply-sent'])
    .execute()
  await close()

  const emails = new Set(accounts.map(({ email }) => email))
  const keys = new Set(submissions.map(({ idempotency_key }) => idempotency_key))
  const eventIds = new Set(events.map(({ id }) => id))
  const written = new Set(
    writtenMails(target.dataDir).map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1]),
  )
  // Mails written to a file, or waiting with their full text.
  const mails = countBy(
    outbox.filter(({ id, body, sent_at }) => (sent_at === null ? body !== '' : written.has(id))),
    ({ recipient }) => recipient,
  )
  const actions = countBy(audited, ({ action }) => action)
  const types = countBy(events, ({ type }) => type)
  const mailsDue = countBy([...people, ...messages, ...replies], ({ email }) => email)
  return {
    accounts,
    lostData:
      people.filter(({ email }) => !emails.has(email)).length +
      messages.filter(({ key }) => !keys.has(key)).length +
      [...notes, ...replies.map(({ id }) => id)].filter((id) => !eventIds.has(id)).length,
    mailsDue: people.length + messages.length + replies.length,
    lostMails: sum([...mailsDue].map(([email, due]) => Math.max(0, due - (mails.get(email) ?? 0)))),
    // Each action needs one entry in the audit log, and each entry an action.
    lostLines:
      Math.abs((types.get('note') ?? 0) - (actions.get('note-added') ?? 0)) +
      Math.abs((types.get('reply') ?? 0) - (actions.get('reply-sent') ?? 0)),
  }
}

function countBy<Item>(items: ReadonlyArray<Item>, keyOf: (item: Item) => string) {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

function sum(figures: ReadonlyArray<number>) {
  return figures.reduce((total, figure) => total + figure, 0)
}
