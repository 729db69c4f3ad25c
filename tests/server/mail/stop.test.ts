import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { makeDatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { startServer } from '#tests/server/fixtures/server-process.ts'
import { makeBuild } from '#tests/server/fixtures/site.ts'
import { EMAIL } from '#tests/server/fixtures/mail.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Greets and then says nothing, as a mail server that hangs. */
async function startSilentServer() {
  const sockets: Array<Socket> = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    socket.write('220 mail.example\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets }
}

test('a mail server that hangs does not hold up the end, and the mail stays in the outbox [RUN-16]', async () => {
  const settings = await makeDatabaseSettings()
  const before = await openDatabase(settings)
  await outboxStore(before.db, Date.now).add(EMAIL)
  await before.close()
  const { url, sockets } = await startSilentServer()
  const server = startServer({ BUILD_DIR: await makeBuild(), DATA_DIR: settings.dataDir, SMTP_URL: url })
  await server.ready
  await vi.waitUntil(() => sockets.length === 1, { timeout: 20_000 })

  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  const { db, close } = await openDatabase(settings)
  const rows = await db.selectFrom('outbox').select(['body', 'sent_at']).execute()
  expect(rows).toEqual([{ body: EMAIL.body, sent_at: null }])
  await close()
})
