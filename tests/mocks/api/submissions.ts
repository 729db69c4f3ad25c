import type { Donation } from '#contract/donations.ts'
import {
  DONATIONS_CSV_COLUMNS,
  DONATIONS_CSV_PATH,
  listDonations,
  type MemberDonation,
} from '#contract/member-donations.ts'
import {
  ACCOUNT_MESSAGES,
  LOG_IN_FIRST,
  SUBMISSION_MESSAGES,
  SUBSCRIPTION_MESSAGES,
} from '#contract/messages.ts'
import {
  FORM_CHECK_HEADER,
  HONEYPOT,
  IDEMPOTENCY_KEY_HEADER,
  SUBMISSION_KINDS,
  submissionEndpoint,
  type SubmissionKind,
  type SubmissionReceipt,
} from '#contract/submissions.ts'
import { confirmSubscription, isSubscriptionKind, unsubscribe } from '#contract/subscriptions.ts'
import { http, HttpResponse } from 'msw'
import type { MockConsole } from './console.ts'
import { readForm, receivedSubmission, type ReceivedForm } from './received-submission.ts'
import { HttpError, route } from './route.ts'
import type { MockSubmission } from './staff-submissions.ts'
import { currentAccount, DEMO_KEY, readState, writeState, type State, type Store } from './state.ts'

/** Stores forms in the console, and donations with the signed-in member. Confirms and ends subscriptions. */
export function mockSubmissions(store: Store, staffConsole: MockConsole) {
  const sent = new Map<string, { content: string; receipt: SubmissionReceipt }>()

  /** Stores a form once per key. Repeated requests get the same receipt. */
  function storeOnce(kind: SubmissionKind, key: string, form: ReceivedForm): SubmissionReceipt {
    const content = JSON.stringify(form.payload)
    const before = sent.get(`${kind} ${key}`)
    if (before?.content === content) return before.receipt
    if (before)
      throw new HttpError(
        409,
        'Something else came with this number. Please reload the page and send it again.',
      )
    const submission = receivedSubmission(kind, form, staffConsole)
    staffConsole.submissions.unshift(submission)
    if (kind === 'donations') storeDonation(form.payload as Donation, submission)
    const receipt = { success: SUBMISSION_MESSAGES[kind], reference: submission.reference }
    sent.set(`${kind} ${key}`, { content, receipt })
    return receipt
  }

  function storeDonation(donation: Donation, submission: MockSubmission) {
    const state = readState(store)
    const stored = memberDonationOf(donation, submission)
    const accounts = state.accounts.map((account) =>
      account.id === state.signedIn
        ? { ...account, donations: [stored, ...(account.donations ?? [])] }
        : account,
    )
    writeState(store, { ...state, accounts })
  }

  function checkForm({ headers }: Request) {
    const check = headers.get(FORM_CHECK_HEADER)
    if (check === HONEYPOT) throw new HttpError(422, SUBMISSION_MESSAGES.honeypot)
    if (check !== null && Number(check) < 2000) throw new HttpError(422, SUBMISSION_MESSAGES.tooFast)
  }

  const forms = SUBMISSION_KINDS.map((kind) =>
    route(submissionEndpoint(kind), async ({ request }) => {
      if (isSubscriptionKind(kind)) {
        const form = await readForm(kind, request)
        checkForm(request)
        const receipt = storeOnce(kind, String(form.payload['email']), form)
        askAgain(receipt)
        return receipt
      }
      const key = request.headers.get(IDEMPOTENCY_KEY_HEADER)
      if (key === null || !/^[\x21-\x7e]{8,100}$/.test(key))
        throw new HttpError(400, SUBMISSION_MESSAGES.noKey)
      const form = await readForm(kind, request)
      checkForm(request)
      return storeOnce(kind, key, form)
    }),
  )

  /** Makes the links work again. The console shows an ended subscription as ended until it is confirmed. */
  function askAgain({ reference }: SubmissionReceipt) {
    const state = readState(store)
    if (state.subscription?.reference === reference && state.subscription.state !== 'unsubscribed') return
    writeState(store, { ...state, subscription: { reference, state: 'unconfirmed' } })
  }

  /** Stored apart from the console, which is reset when the page of the link is loaded. */
  function setSubscription(subscription: NonNullable<State['subscription']>) {
    const { reference, state } = subscription
    writeState(store, { ...readState(store), subscription })
    const found = staffConsole.submissions.find((one) => one.reference === reference)
    if (found) found.subscription = { state, since: new Date(staffConsole.now()).toISOString() }
  }

  /** The subscription that this key confirms or ends. The key works even if no form was sent. */
  function subscriptionOf(key: string): State['subscription'] {
    if (key !== DEMO_KEY) return undefined
    return readState(store).subscription ?? { reference: '', state: 'unconfirmed' }
  }

  /** The donations with their state in the console. Those sent before the page was loaded are unchanged. */
  function donationsOfMember(): Array<MemberDonation> {
    const donations = currentAccount(readState(store))?.donations ?? []
    return donations.map((donation) => {
      const noted = staffConsole.submissions.find(({ id }) => id === donation.id)?.donation
      if (!noted) return donation
      const receipt = noted.receipts.find(({ isCancelled }) => !isCancelled)
      return {
        ...donation,
        state: noted.state,
        receivedAt: receipt ? new Date(receipt.receivedOn).toISOString() : null,
        receipt: receipt ? { number: receipt.number, amountMinor: receipt.amountMinor } : null,
      }
    })
  }

  return [
    ...forms,
    route(confirmSubscription, ({ body: { key } }) => {
      const found = subscriptionOf(key)
      if (found === undefined || found.state === 'unsubscribed')
        throw new HttpError(400, SUBSCRIPTION_MESSAGES.usedLink)
      if (found.state === 'unconfirmed') setSubscription({ ...found, state: 'confirmed' })
      return { success: SUBSCRIPTION_MESSAGES.confirmed }
    }),
    route(unsubscribe, ({ body: { key } }) => {
      const found = subscriptionOf(key)
      if (found === undefined) throw new HttpError(400, SUBSCRIPTION_MESSAGES.unknownKey)
      if (found.state !== 'unsubscribed') setSubscription({ ...found, state: 'unsubscribed' })
      return { success: SUBSCRIPTION_MESSAGES.unsubscribed }
    }),
    route(listDonations, () => ({ success: ACCOUNT_MESSAGES.donations, payload: donationsOfMember() }), {
      preHandler: () => {
        if (!currentAccount(readState(store))) throw new HttpError(401, LOG_IN_FIRST)
      },
    }),
    http.get(`*${DONATIONS_CSV_PATH}`, () => {
      const rows = donationsOfMember().map(({ id, sentAt, cause, amountMinor, currency, state }) =>
        [sentAt.slice(0, 10), cause, (amountMinor / 100).toFixed(2), currency, state, '', '', '', id].join(),
      )
      const text = [DONATIONS_CSV_COLUMNS.join(), ...rows].join('\r\n')
      return new HttpResponse(text, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="donations.csv"',
        },
      })
    }),
  ]
}

function memberDonationOf(
  donation: Donation,
  { id, receivedAt }: Pick<MockSubmission, 'id' | 'receivedAt'>,
): MemberDonation {
  const { cause, type, currency, amountMinor, email, firstName, lastName, country } = donation
  const person = `${firstName} ${lastName}`
  const donor =
    donation.type === 'individual'
      ? [person, country]
      : [donation.organizationName, donation.organizationAddress, `${donation.city}, ${country}`, person]
  return {
    id,
    cause,
    type,
    currency,
    amountMinor,
    donor,
    email,
    state: 'pledged',
    sentAt: receivedAt,
    receivedAt: null,
    receipt: null,
  }
}
