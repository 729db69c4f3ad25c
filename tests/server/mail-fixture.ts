import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, vi } from 'vitest'
import type { NewLetter } from '#server/stores/outbox.ts'

export const LETTER: NewLetter = {
  recipient: 'amina@example.com',
  subject: 'Choose a new password for GeleGrid',
  body: 'Hello Amina,\n\nyour code is 4711.\n',
  lasts: 10 * 60_000,
}

type MailServer = Pick<SMTPServerOptions, 'onRcptTo' | 'onConnect' | 'onAuth' | 'authOptional'> & {
  port?: number
  /** Called when a mail has arrived, before the sender is told so. */
  beforeAccepting?: () => Promise<void>
}

/** A real mail server on this machine, and what has arrived there. */
export async function startMailServer({ port = 0, beforeAccepting, ...options }: MailServer = {}) {
  const mails: Array<Email> = []
  const raw: Array<string> = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 0,
    ...options,
    onData(stream, _session, callback) {
      const chunks: Array<Buffer> = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const message = Buffer.concat(chunks)
        PostalMime.parse(message)
          .then(async (mail) => {
            await beforeAccepting?.()
            raw.push(message.toString())
            mails.push(mail)
            callback()
          })
          .catch(callback)
      })
    },
  })
  // A sender that is killed in the middle of a mail is what some tests are about.
  server.on('error', () => {})
  const listening = server.listen(port, '0.0.0.0')
  await once(listening, 'listening')
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(stop)
  const actualPort = (listening.address() as AddressInfo).port
  return { url: `smtp://127.0.0.1:${actualPort}`, port: actualPort, mails, raw, stop }
}

/** A port at which nobody answers. */
export async function unusedPort() {
  const { port, stop } = await startMailServer()
  await stop()
  return port
}

/** The log of a server, and what was written into it. */
export function makeLog() {
  const lines: Array<string> = []
  const { log } = Fastify({ logger: { level: 'info', stream: { write: (line) => lines.push(line) } } })
  return { log, text: () => lines.join('') }
}

/** The mails in the folder of a server that has no mail server, the oldest first. */
export async function readMailFolder(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}

/** Waits until there are this many mails in the folder. */
export async function untilMailed(dataDir: string, count: number) {
  return vi.waitFor(
    async () => {
      const mails = await readMailFolder(dataDir)
      expect(mails).toHaveLength(count)
      return mails
    },
    { timeout: 20_000, interval: 20 },
  )
}
