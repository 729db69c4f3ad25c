import type { Account } from '#server/platform/database/tables.ts'

export type Recipient = Pick<Account, 'email'>

/** Names the organisation, in subjects and signatures. */
export type Sender = { name: string }

/**
 * The text of an email with greeting and signature. Greets without a name: anybody can sign up an address that is not
 * theirs, under a name that is an advertisement. Our texts are ASCII with lines of at most 76 characters: then an email
 * needs no encoding, and can be read as it is in a file.
 */
export function formatBody({ name }: Sender, text: string) {
  return `Hello,

${text}

Warm greetings
Your ${name} team
`
}
