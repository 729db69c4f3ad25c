import fastifyPlugin from 'fastify-plugin'
import { memberDonationRoutes } from './member-donation-routes.ts'
import { RECEIPT_SOURCE } from './receipt-emails.ts'
import { receiptFile } from './receipt-file.ts'
import { receiptStore } from './receipt-store.ts'

/** Receipts of donations, and the donations of a member. */
export const donations = fastifyPlugin(
  async function donations(app) {
    const { database, mail, now } = app
    mail.addAttachmentSource(RECEIPT_SOURCE, async (number) => {
      const receipt = await receiptStore(database.db, now).find(Number(number))
      if (receipt === null) throw new Error(`There is no receipt ${number}.`)
      return receiptFile(app, receipt)
    })
    await app.register(memberDonationRoutes)
  },
  { name: 'donations', dependencies: ['accounts', 'mail', 'submissions'] },
)
