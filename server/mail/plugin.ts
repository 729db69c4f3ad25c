import type { FastifyBaseLogger } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { SECOND } from '#server/platform/clock.ts'
import type { OutboxEmail } from '#server/platform/database/tables.ts'
import { jobWorker, runInBackground } from '#server/platform/jobs/job-worker.ts'
import { htmlPart } from './html-part.ts'
import { outboxStore, type OutboxStore } from './outbox-store.ts'
import { AttachmentError, makeTransport, type EmailFile, type SendEmail } from './transport.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    /** Sends what is in the outbox, after the current answer has been sent. */
    deliverSoon: () => void
    /** Generates the file that an email names as its attachment, at each attempt to send: server/donations/plugin.ts. */
    makeAttachment: (name: string) => Promise<EmailFile>
  }
}

/** Stores emails in the outbox, and sends them while the server runs. */
export const mail = fastifyPlugin(
  async function mail(app) {
    const { config, database, now, log, metrics } = app
    const sender = () => {
      const { name, email } = app.organisation()
      return config.mailFrom ?? { name, address: email }
    }
    const outbox = outboxStore(database.db, now)
    const html = (text: string) =>
      htmlPart(text, {
        siteUrl: config.siteUrl,
        name: app.organisation().name,
        accent: app.siteFacts().colors.accent,
      })
    const makeFile = (name: string) => app.makeAttachment(name)
    const send = makeTransport({ config, sender, makeFile, html, log })
    metrics.gauge({
      name: 'outbox_oldest_email_age_seconds',
      help: 'For how long the oldest email of the outbox has waited to be sent by any server.',
      read: async () => (await outbox.oldestAge()) / 1000,
    })
    app.decorate('deliverSoon', runInBackground(app, outboxWorker({ outbox, send, log })))
    app.everyTenMinutes('outbox', outbox.purge)
  },
  { name: 'mail', dependencies: ['platform'] },
)

type MailError = Error & { code?: string; command?: string; responseCode?: number }

// Half of the time in which the server has to stop (server/main.ts): a mail server that hangs must not use it up.
const LAST_WAIT = 5 * SECOND

type Parts = { outbox: OutboxStore; send: SendEmail; log: FastifyBaseLogger }

export function outboxWorker({ outbox, send, log }: Parts) {
  /** Returns false if the mail server cannot be used, so that the next email would fail as well. */
  async function deliver(email: OutboxEmail, signal: AbortSignal) {
    try {
      await send(email, signal)
    } catch (error) {
      return handleFailure(email, error as MailError)
    }
    await outbox.markSent(email)
    return true
  }

  async function handleFailure(email: OutboxEmail, error: MailError) {
    const { code, command, responseCode } = error
    const isOfFile = error instanceof AttachmentError
    // The mail server answered, but rejected this email. What it says to MAIL FROM is about the sender, which is the
    // same for all of them: an operator may have to sign in, or to have the domain verified.
    const isRejected = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')
    // The mailbox does not exist or rejects us. Retrying would look like spam.
    const isRefused = isRejected && (responseCode ?? 0) >= 500
    if (isRefused) await outbox.giveUp(email, error.message)
    const isPostponed = !isRefused && (await outbox.postpone(email, error.message))
    // Without the message of a mail server, which often quotes the address.
    const reason = isOfFile ? { err: error } : { code, command, responseCode }
    const line = { email: email.id, attempts: email.attempts, ...reason }
    if (isPostponed) log.warn(line, 'a mail could not be sent, and will be tried again')
    else log.error(line, 'a mail could not be sent, and was given up')
    return isOfFile || isRejected
  }

  return jobWorker({
    next: outbox.claim,
    work: deliver,
    onError: (error) => log.warn({ err: error }, 'could not read the outbox'),
    lastWait: LAST_WAIT,
  })
}
