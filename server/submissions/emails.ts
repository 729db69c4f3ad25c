import type { Donation } from '#contract/donations.ts'
import { formatMoney } from '#contract/money.ts'
import type { TeamKind } from '#contract/submissions.ts'
import { letter } from '#server/mail/mail-context.ts'
import type { SiteFacts } from '#server/platform/build-output.ts'
import type { Submission } from '#server/platform/database/tables.ts'
import type { Organisation } from '#server/platform/site-facts.ts'

// As many lines as can be read at a glance. The rest is counted.
const MAX_LINES = 50

const RECEIVED: Record<TeamKind, string> = {
  contact: "we've received your message, and we'll reply by email.",
  volunteering: `we've received your application to volunteer. Thank you for wanting to join
the team! We'll write to you about the next step.`,
  donations: 'thank you for your pledge. No money has moved yet: here is how to pay.',
  nominations: "we've received your nomination and passed it to the judges.",
}

const SUBJECTS: Record<TeamKind, string> = {
  contact: "We've received your message",
  volunteering: "We've received your application",
  donations: 'Thank you for your pledge',
  nominations: "We've received your nomination",
}

/** Formats the reference of a submission, such as `GG-7F3KQ2`. */
export function formatReference({ referencePrefix }: Pick<Organisation, 'referencePrefix'>, code: string) {
  return referencePrefix === '' ? code : `${referencePrefix}-${code}`
}

type Payment = Pick<Donation, 'amountMinor' | 'currency'> & {
  account: SiteFacts['donations']['accounts'][Donation['currency']]
  link: string | null
}

type ConfirmationEmail = {
  kind: TeamKind
  recipient: string
  reference: string
  payment: Payment | null
  organisation: Organisation
}

/** Confirms a submission, without its text: anybody can enter an address that is not theirs. */
export function confirmationEmail({ kind, recipient, reference, payment, organisation }: ConfirmationEmail) {
  return letter(organisation, {
    recipient,
    subject: `${SUBJECTS[kind]} (${reference})`,
    text: `${RECEIVED[kind]}

    Reference:  ${reference}${payment ? paymentLines(payment) : ''}

Please mention this reference if you write to us about it.

Didn't send this? Someone may have entered your address by mistake. Write
to ${organisation.email}
with the reference, and we will delete it.`,
  })
}

function paymentLines({ account, link, ...amount }: Payment) {
  const { bank, name, number, swift } = account
  const lines = [
    ['Amount', plainMoney(amount)],
    ['Bank', bank],
    ['Account', `${number} (${name})`],
    ...(swift === null ? [] : [['SWIFT', swift]]),
    ...(link === null ? [] : [['Online', link]]),
  ]
  const rows = lines.map(([label, value]) => `\n    ${`${label}:`.padEnd(12)}${value}`)
  return `${rows.join('')}

Please put the reference on your transfer, so that we know it is yours. We
never ask for card details.`
}

/** An amount in ASCII for emails: NGN 15,000. */
export function plainMoney({ amountMinor, currency }: Pick<Donation, 'amountMinor' | 'currency'>) {
  // Currency symbols are not ASCII.
  return `${currency} ${formatMoney(amountMinor, currency).replace(/[^\d.,]/g, '')}`
}

const NAMES: Record<TeamKind, [one: string, more: string]> = {
  contact: ['message', 'messages'],
  volunteering: ['application', 'applications'],
  donations: ['gift', 'gifts'],
  nominations: ['nomination', 'nominations'],
}

type Arrived = Pick<Submission, 'reference_code'> & { kind: TeamKind }

/** Tells the team what has arrived, without any submitted text. */
export function teamEmail(
  address: string,
  arrived: ReadonlyArray<Arrived>,
  { organisation, siteUrl }: { organisation: Organisation; siteUrl: URL },
) {
  const kinds = Object.entries(NAMES).map(([kind, [one, more]]) => {
    const count = arrived.filter((submission) => submission.kind === kind).length
    return count === 0 ? null : `${count} ${count === 1 ? one : more}`
  })
  const lines = arrived
    .slice(0, MAX_LINES)
    .map(
      ({ kind, reference_code }) => `    ${formatReference(organisation, reference_code)}  ${NAMES[kind][0]}`,
    )
  const rest = arrived.length > MAX_LINES ? `\n    and ${arrived.length - MAX_LINES} more` : ''
  return letter(organisation, {
    recipient: address,
    subject: `New: ${kinds.filter((kind) => kind !== null).join(', ')}`,
    text: `new since our last email:

${lines.join('\n')}${rest}

Read and answer them in the staff console:

${siteUrl.origin}/staff`,
  })
}
