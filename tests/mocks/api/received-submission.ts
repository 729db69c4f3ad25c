import * as v from 'valibot'
import { contactSchema, subscriptionSchema } from '#contract/contact.ts'
import { donationSchema, type Donation } from '#contract/donations.ts'
import { nominationSchema } from '#contract/nominations.ts'
import type { SubmissionKind } from '#contract/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import type { MockConsole } from './console.ts'
import { jsonOf, readBody } from './route.ts'
import type { MockSubmission } from './staff-submissions.ts'

/** The fields of a form, as its schema returns them, and its file. */
export type ReceivedForm = { payload: Record<string, unknown>; file: File | null }

/** Reads a form with the schema of the contract. Accepts any cause and category, as the mock does not know the content. */
export async function readForm(kind: SubmissionKind, request: Request): Promise<ReceivedForm> {
  if (kind === 'nominations') return readNomination(Object.fromEntries(await request.formData()))
  const body = await jsonOf(request)
  if (kind === 'contact') return { payload: readBody(contactSchema, body), file: null }
  if (kind === 'volunteering') return { payload: readBody(volunteeringSchema, body), file: null }
  if (kind === 'donations') {
    const rules = { minimums: { NGN: 0, USD: 0 }, causes: [sentText(body, 'cause')] }
    return { payload: readBody(donationSchema(rules), body), file: null }
  }
  const { email } = readBody(subscriptionSchema, body)
  return { payload: { email: email.toLowerCase() }, file: null }
}

function readNomination(body: Record<string, unknown>): ReceivedForm {
  const rules = {
    categories: [sentText(body, 'category')],
    maxStatementWords: 500,
    maxFileMegabytes: 5,
  }
  const { material, ...payload } = readBody(nominationSchema(rules), body)
  return { payload, file: material }
}

function sentText(body: unknown, name: string): string {
  const read = v.safeParse(v.object({ [name]: v.string() }), body)
  return read.success ? (read.output[name] ?? '') : ''
}

/** The submission that the console shows for a new form. */
export function receivedSubmission(
  kind: SubmissionKind,
  { payload, file }: ReceivedForm,
  { referencePrefix, templates, now }: Pick<MockConsole, 'referencePrefix' | 'templates' | 'now'>,
): MockSubmission {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : '')
  const isSubscription = isSubscriptionKind(kind)
  const reference = `${referencePrefix}-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  const fill = (template: string) => template.replaceAll('{reference}', reference)
  const recipient = text('nominatorEmail') || text('email')
  return {
    id: crypto.randomUUID(),
    reference,
    kind,
    // Subscriptions need no answer.
    status: isSubscription ? 'closed' : 'new',
    from: text('fullName') || `${text('firstName')} ${text('lastName')}`.trim() || text('email'),
    receivedAt: new Date(now()).toISOString(),
    assignee: null,
    hasAttachment: file !== null,
    subscription: isSubscription ? { state: 'unconfirmed', since: null } : null,
    fields: Object.entries(payload).map(([name, value]) => ({
      name,
      // The schemas of forms have no other values.
      value: value as MockSubmission['fields'][number]['value'],
    })),
    attachment: file && attachmentOf(file),
    events: [],
    isShortlisted: false,
    donation: kind === 'donations' ? pledgeOf(payload as Donation) : null,
    reply: isSubscription
      ? null
      : {
          recipient,
          templates: templates
            .filter(({ kinds }) => kinds.length === 0 || kinds.includes(kind))
            .map(({ key, title, subject, text: body }) => ({
              key,
              title,
              subject: fill(subject),
              text: fill(body),
            })),
        },
  }
}

function attachmentOf({ name, type, size }: File): MockSubmission['attachment'] {
  return { name, type, size, scan: 'not-scanned', signature: null, isDownloadable: true }
}

function pledgeOf({ currency, amountMinor }: Donation): MockSubmission['donation'] {
  return { state: 'pledged', currency, amountMinor, receipts: [] }
}
