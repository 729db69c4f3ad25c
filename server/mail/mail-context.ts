import type { FastifyInstance } from 'fastify'
import type { Account } from '#server/platform/database/tables.ts'

export type Recipient = Pick<Account, 'email'>

export type Sender = { name: string }

/**
 * Formats the text of an email with greeting and signature. The greeting has no name: anybody can sign up with an
 * address that is not theirs, and an advertisement as the name. The texts are ASCII with lines of at most 76
 * characters, so that an email needs no encoding and stays readable as a file.
 */
export function formatBody({ name }: Sender, text: string) {
  return `Hello,

${text}

Warm greetings
Your ${name} team
`
}

export type MailContext = ReturnType<typeof mailContext>

/** What the mails with links need besides their recipient. */
export function mailContext({ organisation, config, secret }: FastifyInstance) {
  return { organisation: organisation(), siteUrl: config.siteUrl, apiUrl: config.apiUrl, secret }
}
