import fastifyPlugin from 'fastify-plugin'
import { memberDonationRoutes } from './member-donation-routes.ts'
import { RECEIPT_SOURCE } from './receipt-emails.ts'
import { receiptFile } from './receipt-file.ts'

/** The money of gifts: its receipts, and what members see of their gifts. */
export const donations = fastifyPlugin(
  async function donations(app) {
    app.mail.addAttachmentSource(RECEIPT_SOURCE, (number) => receiptFile(app, Number(number)))
    await app.register(memberDonationRoutes)
  },
  { name: 'donations', dependencies: ['accounts', 'mail', 'submissions'] },
)
