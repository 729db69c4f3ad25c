import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { mailedKey } from '#contract/mailed-links.ts'
import { confirmSubscription, ONE_CLICK_PATH, unsubscribe } from '#contract/subscriptions.ts'
import { mailContext } from '#server/mail/mail-context.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readBody, route } from '#server/platform/http/route.ts'
import { unsubscribePage } from './emails.ts'
import { subscriptionStore } from './subscription-store.ts'

const querySchema = v.object({ key: mailedKey })

// The field prescribed by RFC 8058, as application/x-www-form-urlencoded or multipart/form-data.
const ONE_CLICK = /List-Unsubscribe(?:=|"\s+)One-Click/

/** Newsletter and job mail, by double opt-in. The links of their mails need no session: the key is enough. */
export async function subscriptionRoutes(app: FastifyInstance) {
  const { config, database, now } = app
  const options = { config: { rateLimit: { max: 60, timeWindow: 10 * MINUTE } } }
  // A mailbox provider calls for all its users.
  const many = { config: { rateLimit: { max: 1200, timeWindow: 10 * MINUTE } } }

  route(app, confirmSubscription, options, async ({ body: { key } }) => {
    const isConfirmed = await database.db
      .transaction()
      .execute((transaction) => subscriptionStore(transaction, now).confirm(key, mailContext(app)))
    if (!isConfirmed)
      throw new HttpError(
        400,
        'This link is no longer valid. Please sign up again and use the link in the new email.',
      )
    app.deliverSoon()
    return { success: 'Thank you, your address is confirmed.' }
  })

  async function end(key: string) {
    if (!(await subscriptionStore(database.db, now).end(key)))
      throw new HttpError(400, 'This link is no longer valid. The address may already have been deleted.')
    return { success: 'You will not get these emails any more.' }
  }

  route(app, unsubscribe, options, ({ body: { key } }) => end(key))

  await app.register(async function oneClick(scope) {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(ONE_CLICK_PATH, many, async (request) => {
      const { key } = readBody(querySchema, request.query)
      if (!ONE_CLICK.test(String(request.body)))
        throw new HttpError(
          400,
          'This address is for mail programs. Please open the link at the foot of the email.',
        )
      return end(key)
    })
  })

  // Programs without one-click open the address instead, and so do scanners: only the button of the page ends a
  // subscription.
  app.get(ONE_CLICK_PATH, many, async (request, reply) => {
    const { key } = readBody(querySchema, request.query)
    return reply.redirect(unsubscribePage(config.siteUrl, key), 303)
  })
}
