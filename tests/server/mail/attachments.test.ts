import { expect, vi, test } from 'vitest'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { SECOND } from '#server/platform/clock.ts'
import { startInstance } from '#tests/server/fixtures/accounts.ts'
import { makeDatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { EMAIL, startMailServer } from '#tests/server/fixtures/mail.ts'

test('a mail whose file cannot be made is logged and tried again, and delays no other mail [RUN-15]', async () => {
  const settings = await makeDatabaseSettings()
  const { url, mails } = await startMailServer()
  const lines: Array<string> = []
  let time = Date.now()
  let isBroken = true
  const { app, database } = await startInstance({
    settings,
    now: () => time,
    environment: { SMTP_URL: url },
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  app.mail.addAttachmentSource('receipt', async () => {
    if (isBroken) throw new Error('The font is missing.')
    return { filename: 'receipt.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }
  })
  const arrived = (count: number) =>
    vi.waitFor(() => expect(mails).toHaveLength(count), { timeout: 20_000, interval: 20 })

  // All are due in one round: a round for each would hide that a failure ends it.
  const outbox = outboxStore(database.db, () => time)
  await outbox.add({ ...EMAIL, subject: 'Receipt', attachment: { source: 'receipt', key: '7' } })
  time += 1
  for (const subject of ['Second', 'Third']) await outbox.add({ ...EMAIL, subject })
  app.mail.deliverSoon()
  await arrived(2)
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Second', 'Third'])
  const waiting = await database.db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  const reason = 'The file receipt:7 could not be made: Error: The font is missing.'
  expect(waiting).toMatchObject({ subject: 'Receipt', body: EMAIL.body, attempts: 1, last_error: reason })
  expect(lines.join('')).toContain('a mail could not be sent, and will be tried again')
  expect(lines.join('')).toContain(reason)

  isBroken = false
  time += 30 * SECOND
  app.mail.deliverSoon()
  await arrived(3)
  expect(mails[2]).toMatchObject({ subject: 'Receipt', attachments: [{ filename: 'receipt.pdf' }] })
})
