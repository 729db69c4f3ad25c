import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recoveryResetSchema, recoverySchema, recoveryVerifySchema } from '#contract/accounts.ts'
import { contactKey, findByContact } from './find-by-contact.ts'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { COMMON_PASSWORD, isCommonPassword } from '#server/accounts/common-passwords.ts'
import { passwordChangedEmail, recoveryEmail } from '#server/mail/email-templates.ts'
import { HttpError } from '#server/platform/errors.ts'
import { tooMany } from '#server/platform/rate-limit.ts'
import { cookieName, cookieOptions } from '#server/accounts/session-cookie.ts'
import type { Services } from '#server/services.ts'
import { RECOVERY_TTL, type Guess } from './recovery-store.ts'
import { routeOptions, noStore } from '#server/accounts/answers.ts'
import { readBody } from '#server/platform/read-body.ts'

const NOT_RIGHT = 'That code is not right, or it is no longer valid. Please check it, or ask for a new one.'
const LAST_GUESS = 'That code is not right, and it cannot be tried again. Please ask for a new one.'
const LINK_IS_USED = 'This link has been used, or it is no longer valid. Please ask for a new one.'
const NOT_VERIFIED =
  'This took too long, or the code was entered in another browser. Please ask for a new code.'

// The recovery of who has no account is nobody's. It only has to be written to.
const DECOY_ACCOUNT = { first_name: 'Nobody', email: '' }

/** Password recovery in three steps (ACCOUNT-20). No answer reveals whether an account exists. */
export async function recoveryRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const { accounts, recoveries, recoveryRateLimit, loginThrottle, mail, config } = services
  const { siteUrl } = config
  const guards = routeOptions({ perMinute: 30, config })
  const cookie = cookieName('recovery', config)

  app.addHook('onRequest', noStore)

  app.post('/auth/recovery', guards, async ({ body }, reply) => {
    const { contact } = readBody(recoverySchema, body)
    const account = await findByContact(contact, accounts)
    const accountId = account?.id ?? null
    const allowance = await recoveryRateLimit.take({ contactKey: contactKey(contact), accountId })
    if (allowance.retryAfter !== null) throw tooMany(allowance.retryAfter)

    const { hasEmail, noCodeReason: reason } = allowance
    const reader = hasEmail ? account : null
    const begun = await recoveries.begin({ accountId: reader?.id ?? null, hasCode: reason === null })
    const { code, linkKey, browserToken } = begun
    const keys = { account: reader ?? DECOY_ACCOUNT, code, reason, linkKey, ttl: RECOVERY_TTL, siteUrl }
    const post = reader === null ? mail.pretendToEnqueue : mail.enqueue
    await post(recoveryEmail(keys))
    remember(reply, browserToken)
    return { success: 'If there is an account for this, a mail is on its way to its email address.' }
  })

  app.post('/auth/recovery/verify', guards, async (request, reply) => {
    const proof = readBody(recoveryVerifySchema, request.body)
    if ('link' in proof) {
      const browserToken = await recoveries.followLink(proof.link)
      if (browserToken === null) throw new HttpError(400, LINK_IS_USED)
      remember(reply, browserToken)
    } else {
      rejectWrongGuess(await recoveries.guess({ browserToken: sentToken(request), code: proof.code }))
    }
    return { success: 'That is right. Now choose a new password.' }
  })

  app.post('/auth/recovery/reset', guards, async (request, reply) => {
    const { password } = readBody(recoveryResetSchema, request.body)
    const browserToken = sentToken(request)
    const person = await recoveries.findVerified(browserToken)
    if (person === null) throw new HttpError(409, NOT_VERIFIED)
    if (isCommonPassword(password, person)) throw new HttpError(400, COMMON_PASSWORD)
    const account = await recoveries.reset({
      browserToken,
      passwordHash: await hashPassword(password),
      notice: (changed) => passwordChangedEmail({ account: changed, siteUrl }),
    })
    if (account === null) throw new HttpError(409, NOT_VERIFIED)
    mail.deliverSoon()
    await loginThrottle.reset({ ...account, address: request.ip })
    reply.clearCookie(cookie, cookieOptions(config))
    return { success: 'Your new password is set. You can log in now.' }
  })

  function remember(reply: FastifyReply, browserToken: string) {
    // For entering the code, and then for choosing a password.
    const maxAge = (2 * RECOVERY_TTL) / 1000
    reply.setCookie(cookie, browserToken, { ...cookieOptions(config), maxAge })
  }

  /** The token of this browser. One that never asked has none that fits. */
  function sentToken({ cookies }: FastifyRequest) {
    return cookies[cookie] ?? ''
  }
}

function rejectWrongGuess(guess: Guess) {
  if (guess === 'last') throw new HttpError(400, LAST_GUESS)
  if (guess === 'wrong') throw new HttpError(400, NOT_RIGHT)
}
