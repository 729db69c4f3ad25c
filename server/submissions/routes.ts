import type { FastifyInstance } from 'fastify'
import type { GenericSchema } from 'valibot'
import { contactSchema } from '#contract/contact.ts'
import { donationSchema } from '#contract/donations.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { perAddress } from '#server/platform/rate-limit.ts'
import type { Services } from '#server/services.ts'
import type { SubmissionRules } from '#server/site/submission-rules.ts'
import type { SubmissionKind } from './submission-store.ts'
import { nominationRoutes } from './nomination-routes.ts'
import { readBody } from '#server/platform/read-body.ts'
import { readKey, storeOnce } from './idempotency-key.ts'

type Parts = { services: Services; readRules: () => SubmissionRules }

type Form = {
  kind: SubmissionKind
  schema: (rules: () => SubmissionRules) => GenericSchema<unknown, object>
  received: string
}

const FORMS: Array<Form> = [
  {
    kind: 'contact',
    schema: () => contactSchema,
    received: 'Your message is with us. We will answer to the email address you gave.',
  },
  {
    kind: 'volunteering',
    schema: () => volunteeringSchema,
    received: 'Your application is with us. Thank you for wanting to join the team.',
  },
  {
    kind: 'donations',
    schema: (rules) => donationSchema(rules().donations),
    received: 'Your gift is announced. We will write to you about how to send it.',
  },
]

/** What people send with the forms of the site: stored before it is answered, and once however often it arrives. */
export async function submissionRoutes(app: FastifyInstance, { services, readRules }: Parts) {
  const config = perAddress({ max: 60, windowMs: 10 * MINUTE }, services.config)

  for (const { kind, schema, received } of FORMS) {
    app.post(`/submissions/${kind}`, { config }, async (request, reply) => {
      const key = readKey(request)
      const payload = readBody(schema(readRules), request.body)
      await storeOnce(services, { kind, key, payload })
      return reply.code(201).send({ success: received })
    })
  }

  // Where the rules come with pages from elsewhere they may follow later, but somebody has to know.
  app.addHook('onReady', async () => {
    try {
      readRules()
    } catch (error) {
      app.log.warn({ err: error }, 'gifts and nominations cannot be taken yet')
    }
  })

  // In a room of its own: only this form may come in several parts.
  await app.register(nominationRoutes, { services, readRules })
}
