import type { FastifyInstance } from 'fastify'

export type MailContext = ReturnType<typeof mailContext>

/** What the mails with links need besides their recipient. */
export function mailContext({ organisation, config, secret }: FastifyInstance) {
  return { organisation: organisation(), siteUrl: config.siteUrl, apiUrl: config.apiUrl, secret }
}
