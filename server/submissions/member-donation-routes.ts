import type { FastifyInstance } from 'fastify'
import type { Donation } from '#contract/donations.ts'
import { DONATIONS_CSV_PATH, listDonations, type MemberDonation } from '#contract/member-donations.ts'
import { ACCOUNT_MESSAGES } from '#contract/messages.ts'
import { toMajorUnits } from '#contract/money.ts'
import { noStore, routeOptions } from '#server/accounts/route-options.ts'
import { requireSession } from '#server/accounts/session-cookie.ts'
import type { Account, Submission } from '#server/platform/database/tables.ts'
import { route } from '#server/platform/route.ts'
import { csvOf } from './csv.ts'

const CSV_COLUMNS = ['date', 'cause', 'amount', 'currency', 'state', 'received', 'id']

/** The donations of a member. */
export async function memberDonationRoutes(app: FastifyInstance) {
  const { submissions, config } = app
  const options = { ...routeOptions({ perMinute: 60, config }), preHandler: requireSession }

  app.addHook('onRequest', noStore)

  async function donationsOf(account: Account) {
    return (await submissions.listDonationsOf(account)).map(memberDonationOf)
  }

  route(app, listDonations, options, async ({ request: { account } }) => ({
    success: ACCOUNT_MESSAGES.donations,
    payload: await donationsOf(account),
  }))

  app.get(DONATIONS_CSV_PATH, options, async ({ account }, reply) => {
    const rows = (await donationsOf(account)).map(csvRowOf)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="donations.csv"')
      .send(csvOf(rows, CSV_COLUMNS))
  })
}

function memberDonationOf({ id, payload, created_at, received_at }: Submission): MemberDonation {
  // Stored as the contract returned it.
  const donation = JSON.parse(payload) as Donation
  const { cause, type, currency, amountMinor, email } = donation
  return {
    id,
    cause,
    type,
    currency,
    amountMinor,
    donor: donorLines(donation),
    email,
    state: received_at === null ? 'pledged' : 'received',
    sentAt: new Date(created_at).toISOString(),
    receivedAt: received_at === null ? null : new Date(received_at).toISOString(),
  }
}

function donorLines(donation: Donation) {
  const { firstName, lastName, country } = donation
  const person = `${firstName} ${lastName}`
  if (donation.type === 'individual') return [person, country]
  const { organizationName, organizationAddress, city } = donation
  return [organizationName, organizationAddress, `${city}, ${country}`, person]
}

function csvRowOf({ id, sentAt, receivedAt, cause, amountMinor, currency, state }: MemberDonation) {
  return {
    date: sentAt.slice(0, 10),
    cause,
    amount: toMajorUnits(amountMinor).toFixed(2),
    currency,
    state,
    received: receivedAt?.slice(0, 10) ?? '',
    id,
  }
}
