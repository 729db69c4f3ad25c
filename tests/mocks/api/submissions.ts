import type { Donation } from '#contract/donations.ts'
import { DONATIONS_CSV_PATH, listDonations, type MemberDonation } from '#contract/member-donations.ts'
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
} from '#contract/submissions.ts'
import { confirmSubscription, unsubscribe } from '#contract/subscriptions.ts'
import { http, HttpResponse } from 'msw'
import { HttpError, route } from './route.ts'
import { currentAccount, DEMO_KEY, readState, writeState, type Store } from './state.ts'

/**
 * Accepts every form, as the forms validate, and the mock does not know the rules of the content. Only donations of
 * the signed-in member are stored.
 */
export function mockSubmissions(store: Store) {
  function storeDonation(donation: Donation) {
    const state = readState(store)
    const stored = memberDonationOf(donation)
    const accounts = state.accounts.map((account) =>
      account.id === state.signedIn
        ? { ...account, donations: [stored, ...(account.donations ?? [])] }
        : account,
    )
    writeState(store, { ...state, accounts })
  }

  const forms = SUBMISSION_KINDS.map((kind) =>
    route(submissionEndpoint(kind), async ({ request }) => {
      const isSubscription = kind === 'newsletter' || kind === 'job-mail'
      if (!isSubscription && !request.headers.has(IDEMPOTENCY_KEY_HEADER))
        throw new HttpError(400, SUBMISSION_MESSAGES.noKey)
      const check = request.headers.get(FORM_CHECK_HEADER)
      if (check === HONEYPOT) throw new HttpError(422, SUBMISSION_MESSAGES.honeypot)
      if (check !== null && Number(check) < 2000) throw new HttpError(422, SUBMISSION_MESSAGES.tooFast)
      // The form has validated it with the schema of the contract.
      if (kind === 'donations') storeDonation((await request.json()) as Donation)
      return { success: SUBMISSION_MESSAGES[kind], reference: newReference() }
    }),
  )

  return [
    ...forms,
    route(confirmSubscription, ({ body: { key } }) =>
      answerKey(key, { success: SUBSCRIPTION_MESSAGES.confirmed, error: SUBSCRIPTION_MESSAGES.usedLink }),
    ),
    route(unsubscribe, ({ body: { key } }) =>
      answerKey(key, {
        success: SUBSCRIPTION_MESSAGES.unsubscribed,
        error: SUBSCRIPTION_MESSAGES.unknownKey,
      }),
    ),
    route(
      listDonations,
      () => ({
        success: ACCOUNT_MESSAGES.donations,
        payload: currentAccount(readState(store))?.donations ?? [],
      }),
      {
        preHandler: () => {
          if (!currentAccount(readState(store))) throw new HttpError(401, LOG_IN_FIRST)
        },
      },
    ),
    http.get(`*${DONATIONS_CSV_PATH}`, () => {
      const rows = (currentAccount(readState(store))?.donations ?? []).map(
        ({ id, sentAt, cause, amountMinor, currency, state }) =>
          [sentAt.slice(0, 10), cause, (amountMinor / 100).toFixed(2), currency, state, '', id].join(','),
      )
      const text = ['date,cause,amount,currency,state,received,id', ...rows].join('\r\n')
      return new HttpResponse(text, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="donations.csv"',
        },
      })
    }),
  ]
}

function newReference() {
  return crypto.randomUUID().slice(0, 6).toUpperCase()
}

function memberDonationOf(donation: Donation): MemberDonation {
  const { cause, type, currency, amountMinor, email, firstName, lastName, country } = donation
  const person = `${firstName} ${lastName}`
  const donor =
    donation.type === 'individual'
      ? [person, country]
      : [donation.organizationName, donation.organizationAddress, `${donation.city}, ${country}`, person]
  return {
    id: crypto.randomUUID(),
    cause,
    type,
    currency,
    amountMinor,
    donor,
    email,
    state: 'pledged',
    sentAt: new Date().toISOString(),
    receivedAt: null,
    receipt: null,
  }
}

function answerKey(key: string, { success, error }: { success: string; error: string }) {
  if (key !== DEMO_KEY) throw new HttpError(400, error)
  return { success }
}
