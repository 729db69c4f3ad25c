import type { FastifyInstance } from 'fastify'
import { loginSchema, signupSchema } from '#contract/accounts.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { COMMON_PASSWORD, isCommonPassword } from './common-passwords.ts'
import { HttpError } from '#server/platform/errors.ts'
import { tooMany } from '#server/platform/rate-limit.ts'
import { startSession, findSession, readSessionToken, clearSessionCookie } from './session-cookie.ts'
import type { Services } from '#server/services.ts'
import { TakenError, type Profile } from './account-store.ts'
import { routeOptions, withConflictErrors, noStore, userOf } from './answers.ts'
import { readBody } from '#server/platform/read-body.ts'

type Options = { services: Services }

/** Sign-up, login, logout and the session check (CALL-4 to CALL-10). */
export async function authRoutes(app: FastifyInstance, { services }: Options) {
  const { accounts, sessions, loginThrottle, config } = services
  const guards = routeOptions({ perMinute: 30, config })
  // Every page asks once when it opens.
  const often = routeOptions({ perMinute: 300, config })

  app.addHook('onRequest', noStore)

  app.post('/auth/signup', guards, async ({ body }, reply) => {
    const { password, ...profile } = readBody(signupSchema, body)
    if (isCommonPassword(password, profile)) throw new HttpError(400, COMMON_PASSWORD)
    await withConflictErrors(createAccount(profile, password))
    reply.code(201)
    return { success: 'Your account is ready. You can log in now.' }
  })

  async function createAccount(profile: Profile, password: string) {
    // Before the slow part, for those who forgot that they have one. `create` looks again.
    if ((await accounts.findByEmail(profile.email)) !== null) throw new TakenError('email')
    return accounts.create({ ...profile, passwordHash: await hashPassword(password) })
  }

  app.post('/auth/login', guards, async (request, reply) => {
    const { email, password, remember } = readBody(loginSchema, request.body)
    const who = { email, address: request.ip }
    const wait = await loginThrottle.login(who)
    if (wait !== null) throw tooMany(wait, ', or recover your password')

    const account = await accounts.findByEmail(email)
    const isRight = await isPassword(password, account?.password_hash ?? null).catch(
      async (error: unknown) => {
        // Too busy to look: people who come back then must not find that they have used up their tries.
        await loginThrottle.refundLogin(who)
        throw error
      },
    )
    if (account === null || !isRight)
      throw new HttpError(401, 'The email address or the password is not right.')

    await loginThrottle.loginSucceeded(who)
    await startSession({ request, reply, services, account, isLong: remember })
    return { success: `Welcome back, ${account.first_name}!` }
  })

  app.get('/auth/verify-user', often, async (request, reply) => {
    const found = await findSession(request, services)
    if (found !== null) return { success: 'You are signed in.', payload: userOf(found.account) }
    if (readSessionToken(request, services) !== null) clearSessionCookie(reply, services)
    return { success: false, payload: null }
  })

  app.get('/auth/logout', often, async (request, reply) => {
    const token = readSessionToken(request, services)
    if (token !== null) await sessions.end(token)
    clearSessionCookie(reply, services)
    return { success: 'You are signed out.' }
  })
}
