import type { FastifyInstance } from 'fastify'
import { changePassword, deleteAccount, setMailingList, updateProfile } from '#contract/accounts.ts'
import { sendConfirmation } from '#contract/mailed-links.ts'
import { ACCOUNT_MESSAGES } from '#contract/messages.ts'
import { mailContext } from '#server/mail/mail-context.ts'
import { notSignedIn } from '#server/platform/http/errors.ts'
import { tooManyRequests } from '#server/platform/http/rate-limit.ts'
import { route } from '#server/platform/http/route.ts'
import { userOf, withConflictErrors } from './account-answers.ts'
import { rejectCommonPassword } from './common-passwords.ts'
import { confirmOwner } from './confirm-owner.ts'
import { hashingRoute } from './hashing-route.ts'
import { addressChangedEmail, passwordChangedEmail } from './emails.ts'
import { hashPassword } from './password-hash.ts'
import { removeAccount } from './remove-account.ts'
import { routeOptions } from './route-options.ts'
import { clearSessionCookie, requireSession, startSession } from './session-cookie.ts'

/**
 * The account routes. If another browser deletes the account or changes its password meanwhile, the change finds no
 * account with the confirmed password, and the request is treated as signed out.
 */
export async function accountRoutes(app: FastifyInstance) {
  const { accounts, accountChanges, confirmations, mail, config, secret } = app
  const { siteUrl } = config
  const options = { ...routeOptions({ perMinute: 60, config }), preHandler: requireSession }

  hashingRoute(app, changePassword, options, async ({ request, reply, body }) => {
    const { account, session } = request
    await confirmOwner(app, account, body.current_password)
    rejectCommonPassword(body.password, account, app.organisation())

    const changed = await accountChanges.changePassword({
      account,
      secret,
      passwordHash: await hashPassword(body.password),
      notice: (changed) =>
        passwordChangedEmail({ account: changed, organisation: app.organisation(), siteUrl }),
    })
    if (changed === null) throw notSignedIn()
    mail.deliverSoon()
    await startSession({ request, reply, account: changed, isLong: session.is_long === 1 })
    return { success: ACCOUNT_MESSAGES.passwordChanged }
  })

  hashingRoute(app, updateProfile, options, async ({ request: { account }, body }) => {
    const { current_password, ...profile } = body
    await confirmOwner(app, account, current_password)

    const notice = addressChangedEmail({ account, organisation: app.organisation(), siteUrl })
    const changed = await withConflictErrors(
      accountChanges.changeProfile({ account, profile, notice, context: mailContext(app) }),
    )
    if (changed === null) throw notSignedIn()
    mail.deliverSoon()
    return { success: ACCOUNT_MESSAGES.profileSaved, payload: userOf(changed) }
  })

  route(app, setMailingList, options, async ({ request: { account }, body: { is_on_mailing_list } }) => {
    const changed = await accounts.setOnMailingList(account.id, is_on_mailing_list)
    if (changed === null) throw notSignedIn()
    const { onMailingList, offMailingList } = ACCOUNT_MESSAGES
    return { success: is_on_mailing_list ? onMailingList : offMailingList, payload: userOf(changed) }
  })

  route(app, sendConfirmation, options, async ({ request: { account } }) => {
    if (account.confirmed_at !== null) return { success: ACCOUNT_MESSAGES.addressConfirmedAlready }
    const retryAfter = await confirmations.send(account, mailContext(app))
    if (retryAfter !== null) throw tooManyRequests(retryAfter, ', or open the link in one of our mails')
    mail.deliverSoon()
    return { success: ACCOUNT_MESSAGES.confirmationSent }
  })

  hashingRoute(app, deleteAccount, options, async ({ request: { account }, reply, body }) => {
    await confirmOwner(app, account, body.current_password)
    if (!(await removeAccount(app.database.db, app.now, account))) throw notSignedIn()
    clearSessionCookie(reply)
    return { success: ACCOUNT_MESSAGES.deleted }
  })
}
