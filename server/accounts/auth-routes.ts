import type { FastifyInstance } from 'fastify'
import { login, signup } from '#contract/accounts.ts'
import { confirmAddress } from '#contract/mailed-links.ts'
import { logout, verifyUser } from '#contract/session.ts'
import { mailContext } from '#server/mail/mail-context.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { clientLimit } from '#server/platform/http/rate-limit.ts'
import { route } from '#server/platform/http/route.ts'
import { confirmByKey } from './account-changes.ts'
import { hashingRoute, routeOptions } from './account-route.ts'
import { taken, userOf } from './account-store.ts'
import { readDevice, rememberDevice } from './device-cookie.ts'
import { SIGN_UPS } from './mail-limits.ts'
import { hashPassword, isPassword, rejectCommonPassword } from './passwords.ts'
import { clearSessionCookie, findSession, readSessionToken, startSession } from './session-cookie.ts'

/** Sign-up, login, logout and the session check (CALL-4 to CALL-10). */
export async function authRoutes(app: FastifyInstance) {
  const { accounts, accountChanges, database, now, sessions, loginThrottle, limits } = app
  const options = routeOptions(30)
  // Every page calls this once when it opens.
  const frequent = routeOptions(300)

  hashingRoute(app, signup, options, async ({ request, body }) => {
    const { password, ...profile } = body
    rejectCommonPassword(password, profile, app.organisation())
    // Checked before the slow hashing, for people who have forgotten their account. `create` checks again.
    if ((await accounts.findByEmail(profile.email)) !== null) throw taken('email')
    await limits.admit(clientLimit(app, SIGN_UPS, request.ip))
    const passwordHash = await hashPassword(password)
    await accountChanges.create({ profile, passwordHash, context: mailContext(app) })
    app.deliverSoon()
    return { success: 'Your account is ready. You can log in now.' }
  })

  route(app, confirmAddress, options, async ({ body: { key } }) => {
    if (!(await confirmByKey(database.db, now, key)))
      throw new HttpError(
        400,
        'This link is no longer valid. Log in and ask for a new email on your account page.',
      )
    return { success: 'Thank you, your address is confirmed.' }
  })

  hashingRoute(app, login, options, async ({ request, reply, body }) => {
    const { email, password, remember } = body
    const account = await accounts.findByEmail(email)
    const device = account === null ? null : readDevice(request, account.id)
    const attempt = loginThrottle.login({ email, address: request.ip, device })
    await attempt.admit(', or recover your password')
    const isRight = await isPassword(password, account?.password_hash ?? null, attempt.refund)
    if (account === null || !isRight) throw new HttpError(401, 'The email address or password is wrong.')

    await attempt.succeeded()
    rememberDevice(request, reply, account.id)
    await startSession({ request, reply, account, isLong: remember })
    return { success: `Welcome back, ${account.first_name}!` }
  })

  // A cookie without a session stays: on a slow network this answer may arrive after that of a login, and would remove
  // the new one.
  route(app, verifyUser, frequent, async ({ request }) => {
    const found = await findSession(request)
    if (found !== null) return { success: 'You are signed in.', payload: userOf(found.account) }
    return { success: false, payload: null }
  })

  route(app, logout, frequent, async ({ request, reply }) => {
    const token = readSessionToken(request)
    if (token !== null) await sessions.end(token)
    clearSessionCookie(reply)
    return { success: 'You are signed out.' }
  })
}
