import type { FastifyInstance } from 'fastify'
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
  setMailingList,
  updateProfile,
  type Session,
} from '#contract/accounts.ts'
import { sendConfirmation } from '#contract/mailed-links.ts'
import { mailContext } from '#server/mail/mail-context.ts'
import type { SessionRow } from '#server/platform/database/tables.ts'
import { HttpError, notSignedIn, tooManyRequests } from '#server/platform/http/errors.ts'
import { readParam, route } from '#server/platform/http/route.ts'
import { mailConfirmation, removeAccount } from './account-changes.ts'
import { confirmedRoute, memberOptions } from './account-route.ts'
import { userOf } from './account-store.ts'
import { hashPassword, rejectCommonPassword } from './passwords.ts'
import { clearSessionCookie, startSession } from './session-cookie.ts'

/** If another browser changes the password or deletes the account meanwhile, a request counts as signed out. */
export async function accountRoutes(app: FastifyInstance) {
  const { accounts, accountChanges, database, now } = app

  confirmedRoute(app, changePassword, memberOptions, async ({ request, reply, body: { password } }) => {
    const { account, session } = request
    rejectCommonPassword(password, account, app.organisation())

    const changed = await accountChanges.changePassword({
      account,
      passwordHash: await hashPassword(password),
      context: mailContext(app),
    })
    app.deliverSoon()
    await startSession({ request, reply, account: changed, isLong: session.is_long === 1 })
    return { success: 'Your new password is set. You are signed out everywhere else.' }
  })

  confirmedRoute(app, updateProfile, memberOptions, async ({ request: { account }, body }) => {
    const { current_password: _, ...profile } = body
    const changed = await accountChanges.changeProfile({ account, profile, context: mailContext(app) })
    app.deliverSoon()
    return { success: 'Your details are saved.', payload: userOf(changed) }
  })

  route(app, setMailingList, memberOptions, async ({ request: { account }, body }) => {
    const isOn = body.is_on_mailing_list
    const changed = await accounts.change({ id: account.id }, { is_on_mailing_list: isOn ? 1 : 0 })
    const success = isOn ? 'You are on our mailing list.' : 'You are no longer on our mailing list.'
    return { success, payload: userOf(changed) }
  })

  route(app, sendConfirmation, memberOptions, async ({ request: { account } }) => {
    if (account.confirmed_at !== null) return { success: 'Your address is already confirmed.' }
    const retryAfter = await mailConfirmation(database.db, now, account, mailContext(app))
    if (retryAfter !== null) throw tooManyRequests(retryAfter, ', or open the link in one of our mails')
    app.deliverSoon()
    return { success: 'An email with a new link is on its way to you.' }
  })

  confirmedRoute(app, deleteAccount, memberOptions, async ({ request: { account }, reply }) => {
    if (!(await removeAccount(database.db, now, account))) throw notSignedIn()
    clearSessionCookie(reply)
    return { success: 'Your account is deleted. Thank you for the time you spent with us.' }
  })
}

/** Lists and ends the sessions of an account (OWASP ASVS 5.0, 7.5.2). */
export async function sessionRoutes(app: FastifyInstance) {
  const { sessions } = app

  route(app, listSessions, memberOptions, async ({ request: { account, session } }) => {
    const rows = await sessions.list(account.id)
    const sorted = rows.toSorted((a, b) => Number(b.id === session.id) - Number(a.id === session.id))
    const payload = sorted.map((row) => describeSession(row, session))
    return { success: 'These are the browsers you are signed in with.', payload }
  })

  confirmedRoute(app, endSession, memberOptions, async ({ request, reply }) => {
    const id = readParam(request, 'id')
    const isEnded = await sessions.endOne({ accountId: request.account.id, id })
    if (!isEnded) throw new HttpError(404, 'This browser is already signed out.')
    if (id === request.session.id) clearSessionCookie(reply)
    return { success: 'This browser is signed out.' }
  })

  confirmedRoute(app, endOtherSessions, memberOptions, async ({ request: { account, session } }) => {
    await sessions.endAll(account.id, { except: session.id })
    return { success: 'You are signed out everywhere else.' }
  })
}

function describeSession(
  { id, browser, created_at, last_seen_at }: SessionRow,
  current: SessionRow,
): Session {
  return {
    id,
    browser,
    signed_in_at: new Date(created_at).toISOString(),
    last_seen_at: new Date(last_seen_at).toISOString(),
    is_current: id === current.id,
  }
}
