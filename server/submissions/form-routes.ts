import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { subscriptionSchema } from '#contract/contact.ts'
import type { FormPageKind } from '#contract/form-pages.ts'
import { FORM_CHECK_HEADER, submissionEndpoint } from '#contract/submissions.ts'
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '#contract/subscriptions.ts'
import { normalizeKey } from '#server/accounts/account-store.ts'
import { mailContext } from '#server/mail/mail-context.ts'
import { evenTime, readBody, route } from '#server/platform/http/route.ts'
import { perAddress } from '#server/platform/http/rate-limit.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { subscriptionStore } from '#server/subscriptions/subscription-store.ts'
import { checkForm } from './form-check.ts'
import { FORM_LIMIT, formServices, type FormService } from './form-services.ts'
import { readIdempotencyKey, storeOnce } from './idempotency-key.ts'

/** Routes of the forms sent as JSON. */
export async function formRoutes(app: FastifyInstance) {
  const options = { config: perAddress(FORM_LIMIT, app.config) }
  const services = formServices(app)

  function addForm<Payload extends object>(kind: FormPageKind, service: FormService<Payload>) {
    route(app, submissionEndpoint(kind), options, async ({ request }) => {
      const key = readIdempotencyKey(request)
      const payload = readBody(service.schema(), request.body)
      checkForm(request.headers[FORM_CHECK_HEADER], app.config)
      return service.store(payload, { key, request })
    })
  }

  function addSubscription(kind: SubscriptionKind) {
    route(app, submissionEndpoint(kind), { ...options, onSend: evenTime }, async ({ request }) => {
      const { email } = readBody(subscriptionSchema, request.body)
      checkForm(request.headers[FORM_CHECK_HEADER], app.config)
      // The address is the key: it is stored once, even if it is sent again from another browser.
      const address = normalizeKey(email)
      const ask = (transaction: Transaction<Tables>) =>
        subscriptionStore(transaction, app.now).ask({ kind, address }, mailContext(app))
      let isFirst = false
      const answer = await storeOnce(
        app,
        { kind, key: address, payload: { email: address } },
        async (transaction) => {
          isFirst = true
          await ask(transaction)
        },
      )
      if (!isFirst) await app.database.db.transaction().execute(ask)
      app.mail.deliverSoon()
      return answer
    })
  }

  addForm('contact', services.contact)
  addForm('volunteering', services.volunteering)
  addForm('donations', services.donations)
  SUBSCRIPTION_KINDS.forEach(addSubscription)
}
