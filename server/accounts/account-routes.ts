import type { FastifyInstance } from 'fastify'
import {
  confirmationSchema,
  mailingListSchema,
  passwordChangeSchema,
  profileSchema,
} from '#contract/accounts.ts'
import { hashPassword } from './password-hash.ts'
import { COMMON_PASSWORD, isCommonPassword } from './common-passwords.ts'
import { addressChangedEmail, passwordChangedEmail } from '#server/mail/email-templates.ts'
import { notSignedIn, HttpError } from '#server/platform/errors.ts'
import { startSession, requireSession, clearSessionCookie } from './session-cookie.ts'
import type { Services } from '#server/services.ts'
import { routeOptions, withConflictErrors, noStore, userOf } from './answers.ts'
import { accountSessionRoutes } from './session-routes.ts'
import { confirmOwner } from './confirm-owner.ts'
import { readBody } from '#server/platform/read-body.ts'

type Options = { services: Services }

/**
 * What somebody who is signed in can do with her account. If it was deleted from another browser while a request was under
 * way, or given another password, whoever knew the old one no longer counts as its owner.
 */
export async function accountRoutes(app: FastifyInstance, { services }: Options) {
  const { accounts, changes, mail, config } = services
  const { siteUrl } = config
  const guards = routeOptions({ perMinute: 60, config })

  app.addHook('onRequest', noStore)
  await app.register(accountSessionRoutes, { services, guards })

  app.post('/account/password', guards, async (request, reply) => {
    const { session, account } = await requireSession(request, services)
    const { current_password, password } = readBody(passwordChangeSchema, request.body)
    await confirmOwner(services, account, current_password)
    if (isCommonPassword(password, account)) throw new HttpError(400, COMMON_PASSWORD)

    const changed = await changes.changePassword({
      account,
      passwordHash: await hashPassword(password),
      notice: (changed) => passwordChangedEmail({ account: changed, siteUrl }),
    })
    if (changed === null) throw notSignedIn()
    mail.deliverSoon()
    await startSession({ request, reply, services, account: changed, isLong: session.is_long === 1 })
    return { success: 'Your new password is set. You are signed out everywhere else.' }
  })

  app.patch('/account', guards, async (request) => {
    const { account } = await requireSession(request, services)
    const { current_password, ...profile } = readBody(profileSchema, request.body)
    await confirmOwner(services, account, current_password)

    const notice = addressChangedEmail({ account, siteUrl })
    const changed = await withConflictErrors(changes.changeProfile({ account, profile, notice }))
    if (changed === null) throw notSignedIn()
    mail.deliverSoon()
    return { success: 'Your details are saved.', payload: userOf(changed) }
  })

  app.put('/account/mailing-list', guards, async (request) => {
    const { account } = await requireSession(request, services)
    const { is_on_mailing_list } = readBody(mailingListSchema, request.body)
    const changed = await accounts.setOnMailingList(account.id, is_on_mailing_list)
    if (changed === null) throw notSignedIn()
    const success = is_on_mailing_list
      ? 'You are on our mailing list.'
      : 'You are no longer on our mailing list.'
    return { success, payload: userOf(changed) }
  })

  app.delete('/account', guards, async (request, reply) => {
    const { account } = await requireSession(request, services)
    const { current_password } = readBody(confirmationSchema, request.body)
    await confirmOwner(services, account, current_password)
    if (!(await accounts.remove(account))) throw notSignedIn()
    clearSessionCookie(reply, services)
    return { success: 'Your account is deleted. Thank you for the time you spent with us.' }
  })
}
