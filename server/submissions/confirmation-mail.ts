import type { FastifyInstance } from 'fastify'
import type { Donation } from '#contract/donations.ts'
import type { Nominee, Nominator } from '#contract/nominations.ts'
import type { TeamKind } from '#contract/submissions.ts'
import { normalizeKey } from '#server/accounts/account-store.ts'
import { mailLimit } from '#server/accounts/mail-limits.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import type { SiteFacts } from '#server/platform/build-output.ts'
import { DAY } from '#server/platform/clock.ts'
import { limitStore } from '#server/platform/database/limit-store.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { formatReference, confirmationEmail } from './emails.ts'
import type { OnStored } from './submission-store.ts'

/** A limit, so that the forms cannot fill a stranger's mailbox. */
const MAX_A_DAY = 5

type Sent = {
  kind: TeamKind
  recipient: string
  donation?: Pick<Donation, 'amountMinor' | 'currency' | 'cause'>
}

/** Stores the confirmation mail of a submission. */
export function confirmationMail(app: FastifyInstance, { kind, recipient, donation }: Sent): OnStored {
  const { now, secret } = app
  return async (transaction, code) => {
    const key = `confirmations:${keyedHash(normalizeKey(recipient), secret)}`
    const limits = limitStore(transaction, now)
    if (!(await limits.take({ key, max: MAX_A_DAY, windowMs: DAY }))) return
    if (!(await limits.take(mailLimit(recipient, secret)))) return
    const organisation = app.organisation()
    const reference = formatReference(organisation, code)
    const payment = donation ? paymentOf(donation, app.siteFacts()) : null
    const email = confirmationEmail({ kind, recipient, reference, organisation, payment })
    await outboxStore(transaction, now).add(email)
  }
}

function paymentOf(
  { cause, currency, amountMinor }: NonNullable<Sent['donation']>,
  { donations }: SiteFacts,
) {
  return {
    amountMinor,
    currency,
    account: donations.accounts[currency],
    link: donations.paymentLinks[cause] ?? null,
  }
}

/** The nominator's address, as the nominee need not know of the nomination. */
export function addressOfNominator(
  nomination: Pick<Nominee & Nominator, 'type' | 'email' | 'nominatorEmail'>,
) {
  return nomination.type === 'Myself' ? nomination.email : nomination.nominatorEmail
}
