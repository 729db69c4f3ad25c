import type { FastifyInstance } from 'fastify'
import type { GenericSchema } from 'valibot'
import { contactSchema } from '#contract/contact.ts'
import { donationSchema } from '#contract/donations.ts'
import { SUBMISSION_MESSAGES } from '#contract/messages.ts'
import { submissionEndpoint } from '#contract/submissions.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { perAddress } from '#server/platform/rate-limit.ts'
import { readBody, route } from '#server/platform/route.ts'
import { readIdempotencyKey, storeOnce } from './idempotency-key.ts'

type FormKind = 'contact' | 'volunteering' | 'donations'

/** The forms that arrive as JSON. */
export async function formRoutes(app: FastifyInstance) {
  const options = { config: perAddress({ max: 60, windowMs: 10 * MINUTE }, app.config) }

  function addForm(kind: FormKind, schema: () => GenericSchema<unknown, object>) {
    route(app, submissionEndpoint(kind), options, async ({ request }) => {
      const key = readIdempotencyKey(request)
      const payload = readBody(schema(), request.body)
      await storeOnce(app, { kind, key, payload })
      return { success: SUBMISSION_MESSAGES[kind] }
    })
  }

  addForm('contact', () => contactSchema)
  addForm('volunteering', () => volunteeringSchema)
  addForm('donations', () => donationSchema(app.siteFacts().donations))
}
