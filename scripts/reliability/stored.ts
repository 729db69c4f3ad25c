import { openDatabase } from '#server/platform/database/open.ts'
import { writtenMails } from '#scripts/written-mails.ts'
import { emailOfMessage } from './calls.ts'
import type { Acknowledged } from './load.ts'
import type { Target } from './server-under-test.ts'

/** Compares the database and the mail folder of a stopped server with the acknowledged data. */
export async function findLost(target: Target, known: Acknowledged) {
  const { people, messages, files, notes, replies, onList } = known
  const { db, close } = await openDatabase(target)
  const accounts = await db.selectFrom('accounts').select(['email', 'is_on_mailing_list']).execute()
  const submissions = await db
    .selectFrom('submissions')
    .leftJoin('materials', 'materials.submission_id', 'submissions.id')
    .select(['idempotency_key', 'size', 'content'])
    .execute()
  const outbox = await db.selectFrom('outbox').select(['id', 'recipient', 'body', 'sent_at']).execute()
  const events = await db.selectFrom('submission_events').select(['id', 'type']).execute()
  const audited = await db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', ['note-added', 'reply-sent'])
    .execute()
  await close()

  const isOnList = new Map(accounts.map(({ email, is_on_mailing_list }) => [email, is_on_mailing_list === 1]))
  const keys = new Set(submissions.map(({ idempotency_key }) => idempotency_key))
  const whole = submissions.filter(
    ({ size, content }) => size && content && Buffer.from(content).length === size,
  )
  const filed = new Set(whole.map(({ idempotency_key }) => idempotency_key))
  const ids = new Set(events.map(({ id }) => id))
  const lost = [
    people.filter(({ email }) => !isOnList.has(email)),
    messages.filter((key) => !keys.has(key)),
    files.filter((key) => !filed.has(key)),
    [...notes, ...replies.map(({ id }) => id)].filter((id) => !ids.has(id)),
    [...onList].filter(([email, isOn]) => isOnList.get(email) !== isOn),
  ]

  // Mails written to a file, or waiting with their full text.
  const written = new Set(
    writtenMails(target.dataDir).map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1]),
  )
  const mails = counted(
    outbox
      .filter(({ id, body, sent_at }) => (sent_at === null ? body !== '' : written.has(id)))
      .map(({ recipient }) => recipient),
  )
  const due = [...[...people, ...replies].map(({ email }) => email), ...messages.map(emailOfMessage)]
  const actions = counted(audited.map(({ action }) => action))
  const types = counted(events.map(({ type }) => type))
  return {
    accounts,
    lost: lost.flat().length,
    mailsDue: due.length,
    lostMails: [...counted(due)].reduce((sum, [to, n]) => sum + Math.max(0, n - (mails.get(to) ?? 0)), 0),
    // Each action needs one entry in the audit log, and each entry an action.
    lostLines:
      Math.abs((types.get('note') ?? 0) - (actions.get('note-added') ?? 0)) +
      Math.abs((types.get('reply') ?? 0) - (actions.get('reply-sent') ?? 0)),
  }
}

function counted(names: ReadonlyArray<string>) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
