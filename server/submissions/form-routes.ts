import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { subscriptionSchema } from '#contract/contact.ts'
import { FORM_PAGE_KINDS } from '#contract/form-pages.ts'
import { FORM_CHECK_HEADER, submissionEndpoint } from '#contract/submissions.ts'
import { SUBSCRIPTION_KINDS } from '#contract/subscriptions.ts'
import { normalizeKey } from '#server/accounts/account-store.ts'
import { mailContext } from '#server/mail/mail-context.ts'
import { evenTime, readBody, route } from '#server/platform/http/route.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { subscriptionStore } from '#server/subscriptions/subscription-store.ts'
import { checkForm, FORM_LIMIT, formSchema, readIdempotencyKey, storeForm, storeOnce } from './store-form.ts'

/** Routes of the forms sent as JSON. */
export async function formRoutes(app: FastifyInstance) {
  const options = { config: { rateLimit: FORM_LIMIT } }

  for (const kind of FORM_PAGE_KINDS)
    route(app, submissionEndpoint(kind), options, async ({ request }) => {
      const key = readIdempotencyKey(request)
      const payload = readBody(formSchema(app, kind), request.body)
      checkForm(request.headers[FORM_CHECK_HEADER], app.config)
      return storeForm(app, kind, payload, { key, request })
    })

  for (const kind of SUBSCRIPTION_KINDS)
    route(app, submissionEndpoint(kind), { ...options, onSend: evenTime }, async ({ request }) => {
      const { email } = readBody(subscriptionSchema, request.body)
      checkForm(request.headers[FORM_CHECK_HEADER], app.config)
      // The address is the key: it is stored once, even if it is sent again from another browser.
      const key = normalizeKey(email)
      let isFirst = false
      const ask = (transaction: Transaction<Tables>) => {
        isFirst = true
        return subscriptionStore(transaction, app.now).ask({ kind, address: key }, mailContext(app))
      }
      const answer = await storeOnce(app, { kind, key, payload: { email: key } }, ask)
      if (!isFirst) await app.database.db.transaction().execute(ask)
      app.deliverSoon()
      return answer
    })
}
