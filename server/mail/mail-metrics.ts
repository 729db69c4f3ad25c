import type { FastifyInstance } from 'fastify'
import type { OutboxStore } from './outbox-store.ts'

/** Measures the outbox, which all servers share. Returns a function that counts this server's attempts. */
export function addMailMetrics({ metrics }: FastifyInstance, outbox: OutboxStore) {
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
  return metrics.counter({
    name: 'email_attempts_total',
    help: 'Attempts to send an email: sent, postponed to another attempt, or given up.',
    labels: ['result'],
  })
}
