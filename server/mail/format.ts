import type { Account } from '#server/platform/database/tables.ts'

export type Recipient = Pick<Account, 'first_name' | 'email'>

/** Names the organisation, in subjects and signatures. */
export type Sender = { name: string }

/**
 * The text of an email with greeting and signature. Our texts are ASCII with lines of at most 76 characters: then an email
 * needs no encoding, and can be read as it is in a file.
 */
export function formatBody({ first_name }: Recipient, { name }: Sender, text: string) {
  return `Hello ${first_name},

${text}

Warm greetings
Your ${name} team
`
}
