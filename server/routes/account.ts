import type { FastifyInstance } from 'fastify'
import {
  confirmationSchema,
  mailingListSchema,
  passwordChangeSchema,
  profileSchema,
} from '#contract/accounts.ts'
import { hashPassword } from '#server/auth/password-hash.ts'
import { FIRST_TO_BE_TRIED, isFirstToBeTried } from '#server/auth/refused-passwords.ts'
import { emailChangedLetter, passwordChangedLetter } from '#server/mail/letters.ts'
import { notSignedIn, Refusal } from '#server/plugins/errors.ts'
import { beginSession, requireSession, takeToken } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { guardsOf, namingTaken, neverStored, userOf } from './account-answers.ts'
import { accountSessionRoutes } from './account-sessions.ts'
import { confirmOwner } from './confirm-owner.ts'
import { readBody } from './read-body.ts'

type Options = { services: Services }

/**
 * What somebody who is signed in can do with her account. If it was deleted from another browser while a request was under
 * way, or given another password, whoever knew the old one no longer counts as its owner.
 */
export async function accountRoutes(app: FastifyInstance, { services }: Options) {
  const { accounts, changes, mail, config } = services
  const { siteUrl } = config
  const guards = guardsOf({ perMinute: 60, config })

  app.addHook('onRequest', neverStored)
  await app.register(accountSessionRoutes, { services, guards })

  app.post('/account/password', guards, async (request, reply) => {
    const { session, account } = await requireSession(request, services)
    const { current_password, password } = readBody(passwordChangeSchema, request.body)
    await confirmOwner(services, account, current_password)
    if (isFirstToBeTried(password, account)) throw new Refusal(400, FIRST_TO_BE_TRIED)

    const changed = await changes.changePassword({
      account,
      passwordHash: await hashPassword(password),
      notice: (changed) => passwordChangedLetter({ account: changed, siteUrl }),
    })
    if (changed === null) throw notSignedIn()
    mail.deliverSoon()
    await beginSession({ request, reply, services, account: changed, isLong: session.is_long === 1 })
    return { success: 'Your new password is set. You are signed out everywhere else.' }
  })

  app.patch('/account', guards, async (request) => {
    const { account } = await requireSession(request, services)
    const { current_password, ...profile } = readBody(profileSchema, request.body)
    await confirmOwner(services, account, current_password)

    const notice = emailChangedLetter({ account, siteUrl })
    const changed = await namingTaken(changes.changeProfile({ account, profile, notice }))
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
    takeToken(reply, services)
    return { success: 'Your account is deleted. Thank you for the time you spent with us.' }
  })
}
