import type { FastifyInstance } from 'fastify'
import { loginSchema, signupSchema } from '#contract/accounts.ts'
import { hashPassword, isPassword } from '#server/auth/password-hash.ts'
import { FIRST_TO_BE_TRIED, isFirstToBeTried } from '#server/auth/refused-passwords.ts'
import { Refusal } from '#server/plugins/errors.ts'
import { tooMany } from '#server/plugins/rate-limit.ts'
import { beginSession, findSession, sentToken, takeToken } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { TakenError, type Profile } from '#server/stores/accounts.ts'
import { guardsOf, namingTaken, neverStored, userOf } from './account-answers.ts'
import { readBody } from './read-body.ts'

type Options = { services: Services }

/** Signing up, in and out, and who is signed in (spec section 7). */
export async function authRoutes(app: FastifyInstance, { services }: Options) {
  const { accounts, sessions, tries, config } = services
  const guards = guardsOf({ perMinute: 30, config })
  // Every page asks once when it opens.
  const often = guardsOf({ perMinute: 300, config })

  app.addHook('onRequest', neverStored)

  app.post('/auth/signup', guards, async ({ body }, reply) => {
    const { password, ...profile } = readBody(signupSchema, body)
    if (isFirstToBeTried(password, profile)) throw new Refusal(400, FIRST_TO_BE_TRIED)
    await namingTaken(createAccount(profile, password))
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
    const wait = await tries.login(who)
    if (wait !== null) throw tooMany(wait, ', or recover your password')

    const account = await accounts.findByEmail(email)
    const isRight = await isPassword(password, account?.password_hash ?? null).catch(
      async (error: unknown) => {
        // Too busy to look: people who come back then must not find that they have used up their tries.
        await tries.loginPutOff(who)
        throw error
      },
    )
    if (account === null || !isRight)
      throw new Refusal(401, 'The email address or the password is not right.')

    await tries.loginSucceeded(who)
    await beginSession({ request, reply, services, account, isLong: remember })
    return { success: `Welcome back, ${account.first_name}!` }
  })

  app.get('/auth/verify-user', often, async (request, reply) => {
    const found = await findSession(request, services)
    if (found !== null) return { success: 'You are signed in.', payload: userOf(found.account) }
    if (sentToken(request, services) !== null) takeToken(reply, services)
    return { success: false, payload: null }
  })

  app.get('/auth/logout', often, async (request, reply) => {
    const token = sentToken(request, services)
    if (token !== null) await sessions.end(token)
    takeToken(reply, services)
    return { success: 'You are signed out.' }
  })
}
