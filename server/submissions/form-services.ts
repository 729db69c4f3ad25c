import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GenericSchema } from 'valibot'
import { contactSchema } from '#contract/contact.ts'
import { donationSchema, type Donation } from '#contract/donations.ts'
import type { FormPageKind } from '#contract/form-pages.ts'
import type { SentAnswer } from '#contract/submissions.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { findSession } from '#server/accounts/session-cookie.ts'
import { storeOnce } from './idempotency-key.ts'
import { confirmationMail } from './confirmation-mail.ts'

/** The limit of forms per address, with or without scripts. */
export const FORM_LIMIT = { max: 60, windowMs: 10 * MINUTE }

/** A kind of form: its schema, and how it is stored, regardless of how it arrives. */
export type FormService<Payload extends object> = {
  /** Throws if the content facts are not available yet. */
  schema: () => GenericSchema<unknown, Payload>
  store: (payload: Payload, sent: { key: string; request: FastifyRequest }) => Promise<SentAnswer>
}

type Services = {
  [Kind in FormPageKind]: FormService<Kind extends 'donations' ? Donation : { email: string }>
}

/** The forms that browsers can send with or without scripts. */
export function formServices(app: FastifyInstance): Services {
  function writtenTo(
    kind: Exclude<FormPageKind, 'donations'>,
    schema: GenericSchema<unknown, { email: string }>,
  ): FormService<{ email: string }> {
    return {
      schema: () => schema,
      store: (payload, { key }) =>
        storeOnce(app, { kind, key, payload }, confirmationMail(app, { kind, recipient: payload.email })),
    }
  }

  return {
    contact: writtenTo('contact', contactSchema),
    volunteering: writtenTo('volunteering', volunteeringSchema),
    donations: {
      schema: () => donationSchema(app.siteFacts().donations),
      async store(payload, { key, request }) {
        const found = await findSession(request)
        const accountId = found?.account.id ?? null
        return storeOnce(
          app,
          { kind: 'donations', key, payload, accountId, donorEmail: payload.email },
          confirmationMail(app, { kind: 'donations', recipient: payload.email, donation: payload }),
        )
      },
    },
  }
}
