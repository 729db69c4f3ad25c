import type { StaffAttachment, SubmissionDetails } from '#contract/staff/submissions.ts'
import { SUBMISSION_STATUSES } from '#contract/staff/submissions.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submissions.ts'
import { isSubscriptionKind, SUBSCRIPTION_STATES } from '#contract/subscriptions.ts'

/** A stored submission of the mock server, without the data derived from others. */
export type MockSubmission = Omit<SubmissionDetails, 'duplicates'>

const PEOPLE = ['Ada Obi', 'Halima Sani', 'Temi Cole', 'Ngozi Eze', 'Bisi Alao', 'Kemi Bello', 'Zainab Musa']
const HOUR = 3_600_000

/** The email address for a name. */
const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.com`

function fieldsOf(kind: SubmissionKind, name: string): MockSubmission['fields'] {
  const email = { name: 'email', value: addressOf(name) }
  const fullName = { name: 'fullName', value: name }
  if (kind === 'contact')
    return [fullName, email, { name: 'message', value: 'Do you have a class on Saturdays?\nI live in Yaba.' }]
  if (kind === 'volunteering')
    return [fullName, email, { name: 'country', value: 'Nigeria' }, { name: 'role', value: 'Mentor' }]
  if (kind === 'donations')
    return [
      { name: 'type', value: 'individual' },
      { name: 'cause', value: 'laptops' },
      { name: 'currency', value: 'NGN' },
      { name: 'amountMinor', value: 1_500_000 },
      fullName,
      email,
    ]
  if (kind === 'nominations')
    return [
      fullName,
      email,
      { name: 'companyName', value: 'Yaba Code Club' },
      { name: 'country', value: 'Nigeria' },
      { name: 'category', value: 'teacher' },
      { name: 'statement', value: 'She teaches forty girls every Saturday.' },
    ]
  return [email]
}

function pledge(): MockSubmission['donation'] {
  return { state: 'pledged', currency: 'NGN', amountMinor: 1_500_000, unprintable: '', receipts: [] }
}

function subscriptionAt(index: number, receivedAt: number): MockSubmission['subscription'] {
  const turn = Math.floor(index / SUBMISSION_KINDS.length) % SUBSCRIPTION_STATES.length
  const state = SUBSCRIPTION_STATES[turn] ?? 'unconfirmed'
  return {
    state,
    since: state === 'unconfirmed' ? null : new Date(receivedAt + HOUR).toISOString(),
  }
}

/** The reply template of the demo. */
const THANKS = {
  key: 'thanks',
  title: 'Thank you',
  subject: 'Your message to us',
  text: 'Thank you for writing to us.',
}

/** Submissions of every kind and status, one every seven hours until `now`, newest first. */
export function mockSubmissionsOfStaff(now: number, count = 120): Array<MockSubmission> {
  return Array.from({ length: count }, (_, index) => {
    const kind = SUBMISSION_KINDS[index % SUBMISSION_KINDS.length] ?? 'contact'
    const from = PEOPLE[index % PEOPLE.length] ?? ''
    const receivedAt = now - (count - index) * 7 * HOUR
    const isList = isSubscriptionKind(kind)
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      reference: `GG-${String(index).padStart(6, '0')}`,
      kind,
      status: SUBMISSION_STATUSES[Math.floor(index / 7) % SUBMISSION_STATUSES.length] ?? 'new',
      from: isList ? addressOf(from) : from,
      receivedAt: new Date(receivedAt).toISOString(),
      assignee: null,
      hasAttachment: kind === 'nominations',
      subscription: isList ? subscriptionAt(index, receivedAt) : null,
      fields: fieldsOf(kind, from),
      attachment: kind === 'nominations' ? letter(index) : null,
      events: [],
      isShortlisted: false,
      donation: kind === 'donations' ? pledge() : null,
      reply: isList ? null : { recipient: addressOf(from), templates: [THANKS] },
    }
  }).reverse()
}

const SCANS: ReadonlyArray<Pick<StaffAttachment, 'scan' | 'signature' | 'isDownloadable'>> = [
  { scan: 'clean', signature: null, isDownloadable: true },
  { scan: 'pending', signature: null, isDownloadable: true },
  { scan: 'pending', signature: null, isDownloadable: false },
  { scan: 'infected', signature: 'Pdf.Exploit.Agent-10010', isDownloadable: false },
  { scan: 'not-scanned', signature: null, isDownloadable: true },
]

/** An attachment; the scan states alternate. */
function letter(index: number): StaffAttachment {
  const scan = SCANS[Math.floor(index / SUBMISSION_KINDS.length) % SCANS.length]
  const unscanned = { scan: 'not-scanned', signature: null, isDownloadable: true } as const
  return { name: 'letter.pdf', type: 'application/pdf', size: 48_213, ...(scan ?? unscanned) }
}
