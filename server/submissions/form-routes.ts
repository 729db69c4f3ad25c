import type { FastifyInstance } from 'fastify'
import type { GenericSchema } from 'valibot'
import { contactSchema, subscriptionSchema } from '#contract/contact.ts'
import { donationSchema } from '#contract/donations.ts'
import { SUBMISSION_MESSAGES } from '#contract/messages.ts'
import { submissionEndpoint } from '#contract/submissions.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { normalizeKey } from '#server/accounts/account-store.ts'
import { findSession } from '#server/accounts/session-cookie.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { perAddress } from '#server/platform/rate-limit.ts'
import { readBody, route } from '#server/platform/route.ts'
import { readIdempotencyKey, storeOnce } from './idempotency-key.ts'

type FormKind = 'contact' | 'volunteering'
type Subscription = 'newsletter' | 'job-mail'

/** The forms that arrive as JSON. */
export async function formRoutes(app: FastifyInstance) {
  const options = { config: perAddress({ max: 60, windowMs: 10 * MINUTE }, app.config) }

  function addForm(kind: FormKind, schema: GenericSchema<unknown, object>) {
    route(app, submissionEndpoint(kind), options, async ({ request }) => {
      const key = readIdempotencyKey(request)
      const payload = readBody(schema, request.body)
      await storeOnce(app, { kind, key, payload })
      return { success: SUBMISSION_MESSAGES[kind] }
    })
  }

  function addSubscription(kind: Subscription) {
    route(app, submissionEndpoint(kind), options, async ({ request }) => {
      const { email } = readBody(subscriptionSchema, request.body)
      // The address is the key: sent again, from any browser, it is stored once.
      const address = normalizeKey(email)
      await storeOnce(app, { kind, key: address, payload: { email: address } })
      return { success: SUBMISSION_MESSAGES[kind] }
    })
  }

  addForm('contact', contactSchema)
  addForm('volunteering', volunteeringSchema)
  addSubscription('newsletter')
  addSubscription('job-mail')

  route(app, submissionEndpoint('donations'), options, async ({ request }) => {
    const key = readIdempotencyKey(request)
    const payload = readBody(donationSchema(app.siteFacts().donations), request.body)
    const found = await findSession(request)
    await storeOnce(app, { kind: 'donations', key, payload, accountId: found?.account.id ?? null })
    return { success: SUBMISSION_MESSAGES.donations }
  })
}
