import type { FastifyInstance } from 'fastify'
import { DAY } from '#server/platform/clock.ts'
import type { NewEmail } from './outbox-store.ts'

// Long enough for a mail server that is down for a weekend.
const WEEKEND = 3 * DAY

type Letter = Omit<NewEmail, 'body' | 'ttl'> & { text: string; ttl?: number }

/**
 * An email whose text has a greeting and a signature. The greeting has no name: anybody can sign up with an
 * address that is not theirs, and an advertisement as the name. The texts are ASCII with lines of at most 76
 * characters, so that an email needs no encoding and stays readable as a file.
 */
export function letter({ name }: { name: string }, { text, ttl = WEEKEND, ...email }: Letter): NewEmail {
  const body = `Hello,

${text}

Warm greetings
Your ${name} team
`
  return { ...email, ttl, body }
}

export type MailContext = ReturnType<typeof mailContext>

/** What the mails with links need besides their recipient. */
export function mailContext({ organisation, config, secret }: FastifyInstance) {
  return { organisation: organisation(), siteUrl: config.siteUrl, apiUrl: config.apiUrl, secret }
}
