import fastifyPlugin from 'fastify-plugin'
import { SECOND } from '#server/platform/clock.ts'
import { outboxWorker } from './outbox-worker.ts'
import { makeTransport } from './transport.ts'
import type { Services } from '#server/services.ts'

type Options = { services: Pick<Services, 'config' | 'mail' | 'outbox'> }

// For emails that are due again, and for those another instance left behind.
const INTERVAL = 30 * SECOND

/** Sends mail as long as the server runs. */
export const outboxDelivery = fastifyPlugin<Options>(async function postman(app, { services }) {
  const { config, mail, outbox } = services
  const worker = outboxWorker({ outbox, send: makeTransport({ config, log: app.log }), log: app.log })
  const round = () => void worker.deliverDue()

  mail.onEnqueued(round)
  const timer = setInterval(round, INTERVAL)
  timer.unref()
  app.addHook('onReady', async () => round())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await worker.stop()
  })
})
