import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { listDonations, MEMBER_RECEIPT_PATH, type MemberDonation } from '#contract/member-donations.ts'
import { memberOptions, routeOptions } from '#server/accounts/account-route.ts'
import { notFound } from '#server/platform/http/errors.ts'
import { readParam, route } from '#server/platform/http/route.ts'
import { receiptFile } from './receipt-pdf.ts'
import { donationIn, donationStateOf, formatReceiptNumber, receiptStore } from './receipt-store.ts'

/** Receipts of donations, and the donations of a member. */
export const donations = fastifyPlugin(
  async function donations(app) {
    const { database, now } = app
    app.decorate('makeAttachment', async (number) => {
      const receipt = await receiptStore(database.db, now).find(Number(number))
      if (receipt === null) throw new Error(`There is no receipt ${number}.`)
      return receiptFile(app, receipt)
    })
    await app.register(memberDonationRoutes)
  },
  { name: 'donations', dependencies: ['accounts', 'mail', 'submissions'] },
)

async function memberDonationRoutes(app: FastifyInstance) {
  const { submissions, database, now } = app
  const receipts = receiptStore(database.db, now)

  route(app, listDonations, memberOptions, async ({ request: { account } }) => {
    const found = await submissions.listDonationsOf(account)
    const valid = await receipts.validOf(found.map(({ id }) => id))
    const payload = found.map((submission): MemberDonation => {
      const { id, created_at, received_at } = submission
      const { cause, currency, amountMinor } = donationIn(submission)
      const receipt = valid.find(({ submission_id }) => submission_id === id)
      return {
        id,
        cause,
        currency,
        amountMinor,
        state: donationStateOf(submission),
        sentAt: new Date(created_at).toISOString(),
        receivedAt: received_at === null ? null : new Date(received_at).toISOString(),
        receipt: receipt
          ? {
              number: formatReceiptNumber(app.organisation(), receipt.number),
              amountMinor: receipt.amount_minor,
            }
          : null,
      }
    })
    return { success: 'These are your donations.', payload }
  })

  // A receipt takes a tenth of a second of processor time.
  const fewer = { ...memberOptions, ...routeOptions(20) }

  app.get(MEMBER_RECEIPT_PATH, fewer, async (request, reply) => {
    const id = readParam(request, 'id')
    const own = (await submissions.listDonationsOf(request.account)).find((donation) => donation.id === id)
    const [receipt] = own ? await receipts.validOf([own.id]) : []
    // The same answer for another member's donation and for a missing one.
    if (receipt === undefined) throw notFound()
    const { filename, content, contentType } = await receiptFile(app, receipt)
    return reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(content)
  })
}
