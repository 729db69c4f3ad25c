import type { FastifyInstance } from 'fastify'
import type { Donation } from '#contract/donations.ts'
import type { Nominee, Nominator } from '#contract/nominations.ts'
import { normalizeKey } from '#server/accounts/account-store.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { DAY } from '#server/platform/clock.ts'
import { limitStore } from '#server/platform/limit-store.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { formatReference, receiptEmail } from './emails.ts'
import type { OnStored, TeamKind } from './submission-store.ts'

/** So that our forms cannot fill a stranger's mailbox. */
const MAX_A_DAY = 5

type Sent = { kind: TeamKind; recipient: string; amount?: Pick<Donation, 'amountMinor' | 'currency'> }

/** Stores the mail that confirms a submission to its sender. */
export function receiptMail(app: FastifyInstance, { kind, recipient, amount }: Sent): OnStored {
  const { now, secret } = app
  return async (transaction, code) => {
    const key = `receipts:${keyedHash(normalizeKey(recipient), secret)}`
    if (!(await limitStore(transaction, now).take({ key, max: MAX_A_DAY, windowMs: DAY }))) return
    const organisation = app.organisation()
    const reference = formatReference(organisation, code)
    const email = receiptEmail({ kind, recipient, reference, organisation, amount: amount ?? null })
    await outboxStore(transaction, now).add(email)
  }
}

/** The nominator's address: the nominee need not know of it. */
export function addressOfNominator(
  nomination: Pick<Nominee & Nominator, 'type' | 'email' | 'nominatorEmail'>,
) {
  return nomination.type === 'Myself' ? nomination.email : nomination.nominatorEmail
}
