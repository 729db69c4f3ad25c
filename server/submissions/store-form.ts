import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GenericSchema } from 'valibot'
import { contactSchema } from '#contract/contact.ts'
import { donationSchema, type Donation } from '#contract/donations.ts'
import type { FormPageKind } from '#contract/form-pages.ts'
import type { Nominator, Nominee } from '#contract/nominations.ts'
import { HONEYPOT, IDEMPOTENCY_KEY_HEADER, type SentAnswer, type TeamKind } from '#contract/submissions.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { takeMail } from '#server/accounts/mail-limits.ts'
import { findSession } from '#server/accounts/session-cookie.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { MINUTE, SECOND } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { confirmationEmail, formatReference } from './emails.ts'
import type { NewAttachment, NewSubmission, OnStored } from './submission-store.ts'

export const SUBMISSION_MESSAGES = {
  contact: 'We’ve received your message. We’ll reply to the email address you gave.',
  volunteering: 'We’ve received your application. Thank you for wanting to join the team!',
  donations: 'Thank you for your pledge. We’ll email you how to send it.',
  nominations: 'We’ve received your nomination and passed it to the judges. Thank you!',
  newsletter: 'Please check your inbox: the newsletter starts once you open the link in our email.',
  'job-mail': 'Please check your inbox: job emails start once you open the link in ours.',
  honeypot:
    'A hidden field was filled in, perhaps by your browser. Please press the button once more: everything you typed is still here.',
  tooFast: 'That was very quick. Please press the button once more: everything you typed is still here.',
  noKey: 'Something went wrong with this form. Please reload the page and send it again.',
}

/** The limit of forms per address, with or without scripts. */
export const FORM_LIMIT = { max: 60, timeWindow: 10 * MINUTE }

export function readIdempotencyKey({ headers }: FastifyRequest) {
  const key = headers[IDEMPOTENCY_KEY_HEADER]
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw new HttpError(400, SUBMISSION_MESSAGES.noKey)
  }
  return key
}

/**
 * Rejects forms filled in by a bot: with the hidden field set, or faster than people are. Bots get the same message
 * as people, who can try again: silence would lose a person's message. `check` is the header of the contract, or its
 * equivalent.
 */
export function checkForm(check: unknown, { minFillingSeconds }: Config) {
  if (check === HONEYPOT) throw new HttpError(422, SUBMISSION_MESSAGES.honeypot)
  // NaN, from an absent or invalid header, is not less.
  if (Number(check) < minFillingSeconds * SECOND) throw new HttpError(422, SUBMISSION_MESSAGES.tooFast)
}

/** The fields of a form that the team reads. */
type TeamForm = { email: string } | Donation | Omit<Nominee & Nominator, 'material'>

/** The schema of a form that browsers send with or without scripts. Throws if the content facts are not available yet. */
export function formSchema(app: FastifyInstance, kind: FormPageKind): GenericSchema<unknown, TeamForm> {
  if (kind === 'donations') return donationSchema(app.siteFacts().donations)
  return kind === 'contact' ? contactSchema : volunteeringSchema
}

type SentForm = { key: string; request: FastifyRequest; attachment?: NewAttachment | undefined }

/** Stores a form that the team reads, with the confirmation mail to its sender. */
export async function storeForm(
  app: FastifyInstance,
  kind: TeamKind,
  payload: TeamForm,
  { key, request, attachment }: SentForm,
) {
  const { now, secret } = app
  const donation = 'amountMinor' in payload ? payload : null
  const recipient = recipientOf(payload)

  async function confirm(...[transaction, code]: Parameters<OnStored>) {
    const mail = { kind: 'confirmations', address: recipient, secret } as const
    if ((await takeMail(transaction, now, mail)) !== null) return
    const organisation = app.organisation()
    const reference = formatReference(organisation, code)
    const payment = donation && paymentOf(app, donation)
    await outboxStore(transaction, now).add(
      confirmationEmail({ kind, recipient, reference, organisation, payment }),
    )
  }

  const donor = donation && {
    accountId: (await findSession(request))?.account.id ?? null,
    donorEmail: donation.email,
  }
  return storeOnce(app, { kind, key, payload, attachment, ...donor }, confirm)
}

/** For nominations the nominator's address, as the nominee need not know of them. */
function recipientOf(payload: TeamForm) {
  return 'nominatorEmail' in payload && payload.type !== 'Myself' ? payload.nominatorEmail : payload.email
}

function paymentOf(app: FastifyInstance, { cause, currency, amountMinor }: Donation) {
  const { accounts, paymentLinks } = app.siteFacts().donations
  return { amountMinor, currency, account: accounts[currency], link: paymentLinks[cause] ?? null }
}

/** Stores a submission when its key arrives first; repeats return the same answer without storing anything. */
export async function storeOnce(
  app: FastifyInstance,
  submission: NewSubmission,
  onStored: OnStored,
): Promise<SentAnswer> {
  const code = await app.submissions.store(submission, onStored)
  app.deliverSoon()
  app.notifySoon()
  if (submission.attachment) app.scanSoon()
  return {
    success: SUBMISSION_MESSAGES[submission.kind],
    reference: formatReference(app.organisation(), code),
  }
}
