import fastifyPlugin from 'fastify-plugin'
import { runInBackground } from '#server/platform/jobs/job-worker.ts'
import { htmlPart } from './html-part.ts'
import { outboxStore, type NewEmail } from './outbox-store.ts'
import { outboxWorker } from './outbox-worker.ts'
import { makeTransport, type EmailFile } from './transport.ts'

type Mail = {
  /** Stores an email, and sends it soon afterwards. */
  enqueue: (email: NewEmail) => Promise<void>
  /** For emails stored in the transaction of another change. */
  deliverSoon: () => void
  /** Registers a source of attachments: it gets the key of the file, and is called at each attempt to send. */
  addAttachmentSource: (name: string, make: (key: string) => Promise<EmailFile>) => void
}

declare module 'fastify' {
  export interface FastifyInstance {
    mail: Mail
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
    const sources = new Map<string, (key: string) => Promise<EmailFile>>()
    const makeFile = async (attachment: string) => {
      const [name = '', key = ''] = attachment.split(':')
      const make = sources.get(name)
      if (make === undefined) throw new Error(`No file can be made for ${attachment}.`)
      return make(key)
    }
    const html = (text: string) =>
      htmlPart(text, {
        siteUrl: config.siteUrl,
        name: app.organisation().name,
        accent: app.siteFacts().colors.accent,
      })
    const send = makeTransport({ config, sender, makeFile, html, log })
    const system = config.smtpUrl === null ? 'file' : 'smtp'
    metrics.gauge({
      name: 'outbox_emails_waiting',
      help: 'Emails in the outbox that wait to be sent, by any server.',
      read: async () => (await outbox.backlog()).count,
    })
    metrics.gauge({
      name: 'outbox_oldest_email_age_seconds',
      help: 'For how long the oldest email of the outbox has waited.',
      read: async () => (await outbox.backlog()).age / 1000,
    })
    const countAttempt = metrics.counter({
      name: 'email_attempts_total',
      help: 'Attempts to send an email: sent, postponed to another attempt, or given up.',
      labels: ['result'],
    })
    const worker = outboxWorker({
      outbox,
      send: (email, signal) =>
        app.tracing.inSpan('send email', { 'messaging.system': system }, () => send(email, signal)),
      log,
      onAttempt: (result) => countAttempt({ result }),
    })
    const deliverSoon = runInBackground(app, worker)

    app.everyHour('outbox', outbox.purge)

    app.decorate('mail', {
      enqueue: async (email: NewEmail) => {
        await outbox.add(email)
        deliverSoon()
      },
      deliverSoon,
      addAttachmentSource: (name, make) => void sources.set(name, make),
    } satisfies Mail)
  },
  { name: 'mail', dependencies: ['platform'] },
)
