import type { FastifyInstance } from 'fastify'
import type { GenericSchema } from 'valibot'
import { contactSchema, subscriptionSchema } from '#contract/contact.ts'
import { donationSchema } from '#contract/donations.ts'
import { submissionEndpoint } from '#contract/submissions.ts'
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '#contract/subscriptions.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { normalizeKey } from '#server/accounts/account-store.ts'
import { findSession } from '#server/accounts/session-cookie.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { perAddress } from '#server/platform/rate-limit.ts'
import { readBody, route } from '#server/platform/route.ts'
import { mailContext, subscriptionStore } from '#server/subscriptions/subscription-store.ts'
import { checkForm } from './form-check.ts'
import { readIdempotencyKey, storeOnce } from './idempotency-key.ts'
import { receiptMail } from './receipts.ts'

type FormKind = 'contact' | 'volunteering'

/** The forms that arrive as JSON. */
export async function formRoutes(app: FastifyInstance) {
  const options = { config: perAddress({ max: 60, windowMs: 10 * MINUTE }, app.config) }

  function addForm(kind: FormKind, schema: GenericSchema<unknown, { email: string }>) {
    route(app, submissionEndpoint(kind), options, async ({ request }) => {
      const key = readIdempotencyKey(request)
      const payload = readBody(schema, request.body)
      checkForm(request, app.config)
      return storeOnce(app, { kind, key, payload }, receiptMail(app, { kind, recipient: payload.email }))
    })
  }

  function addSubscription(kind: SubscriptionKind) {
    route(app, submissionEndpoint(kind), options, async ({ request }) => {
      const { email } = readBody(subscriptionSchema, request.body)
      checkForm(request, app.config)
      // The address is the key: sent again, from any browser, it is stored once.
      const address = normalizeKey(email)
      const receipt = await storeOnce(app, { kind, key: address, payload: { email: address } })
      await app.database.db
        .transaction()
        .execute((transaction) =>
          subscriptionStore(transaction, app.now).ask({ kind, address }, mailContext(app)),
        )
      app.mail.deliverSoon()
      return receipt
    })
  }

  addForm('contact', contactSchema)
  addForm('volunteering', volunteeringSchema)
  SUBSCRIPTION_KINDS.forEach(addSubscription)

  route(app, submissionEndpoint('donations'), options, async ({ request }) => {
    const key = readIdempotencyKey(request)
    const payload = readBody(donationSchema(app.siteFacts().donations), request.body)
    checkForm(request, app.config)
    const found = await findSession(request)
    return storeOnce(
      app,
      { kind: 'donations', key, payload, accountId: found?.account.id ?? null, donorEmail: payload.email },
      receiptMail(app, { kind: 'donations', recipient: payload.email, donation: payload }),
    )
  })
}
