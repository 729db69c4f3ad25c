import { expect, test, vi } from 'vitest'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { makeDatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { startServer } from '#tests/server/fixtures/server-process.ts'
import { makeBuild } from '#tests/server/fixtures/site.ts'
import { EMAIL, startMailServer } from '#tests/server/fixtures/mail.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a mail server that hangs does not hold up the end, and the mail stays in the outbox [RUN-16]', async () => {
  const settings = await makeDatabaseSettings()
  const before = await openDatabase(settings)
  await outboxStore(before.db, Date.now).add(EMAIL)
  await before.close()
  // It never calls back, and so never greets.
  const onConnect = vi.fn<() => void>()
  const { url } = await startMailServer({ onConnect })
  const server = startServer({ BUILD_DIR: await makeBuild(), DATA_DIR: settings.dataDir, SMTP_URL: url })
  await server.ready
  await vi.waitUntil(() => onConnect.mock.calls.length === 1, { timeout: 20_000 })

  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  const { db, close } = await openDatabase(settings)
  const rows = await db.selectFrom('outbox').select(['body', 'sent_at']).execute()
  expect(rows).toEqual([{ body: EMAIL.body, sent_at: null }])
  await close()
})
