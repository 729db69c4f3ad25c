import fastifyPlugin from 'fastify-plugin'
import { runInBackground } from '#server/platform/jobs/job-worker.ts'
import { htmlPart } from './html-part.ts'
import { outboxStore } from './outbox-store.ts'
import { outboxWorker } from './outbox-worker.ts'
import { makeTransport, type EmailFile } from './transport.ts'

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
