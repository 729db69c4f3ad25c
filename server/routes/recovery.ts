import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recoveryResetSchema, recoverySchema, recoveryVerifySchema } from '#contract/accounts.ts'
import { contactKey, findByContact } from '#server/auth/find-by-contact.ts'
import { hashPassword } from '#server/auth/password-hash.ts'
import { FIRST_TO_BE_TRIED, isFirstToBeTried } from '#server/auth/refused-passwords.ts'
import { passwordChangedLetter, recoveryLetter } from '#server/mail/letters.ts'
import { Refusal } from '#server/plugins/errors.ts'
import { tooMany } from '#server/plugins/rate-limit.ts'
import { cookieName, cookieOptions } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { RECOVERY_LASTS, type Guess } from '#server/stores/recoveries.ts'
import { guardsOf, neverStored } from './account-answers.ts'
import { readBody } from './read-body.ts'

const NOT_RIGHT = 'That code is not right, or it is no longer valid. Please check it, or ask for a new one.'
const LAST_GUESS = 'That code is not right, and it cannot be tried again. Please ask for a new one.'
const LINK_IS_USED = 'This link has been used, or it is no longer valid. Please ask for a new one.'
const NOT_VERIFIED =
  'This took too long, or the code was entered in another browser. Please ask for a new code.'

// The recovery of who has no account is nobody's. It only has to be written to.
const NOBODY = { first_name: 'Nobody', email: '' }

/** From a forgotten password to a new one, in three steps (spec section 2). No answer tells who has an account. */
export async function recoveryRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const { accounts, recoveries, recoveryAllowance, tries, mail, config } = services
  const { siteUrl } = config
  const guards = guardsOf({ perMinute: 30, config })
  const cookie = cookieName('recovery', config)

  app.addHook('onRequest', neverStored)

  app.post('/auth/recovery', guards, async ({ body }, reply) => {
    const { contact } = readBody(recoverySchema, body)
    const account = await findByContact(contact, accounts)
    const accountId = account?.id ?? null
    const allowance = await recoveryAllowance.take({ contactKey: contactKey(contact), accountId })
    if (allowance.waitFor !== null) throw tooMany(allowance.waitFor)

    const { hasLetter, noCodeReason: reason } = allowance
    const reader = hasLetter ? account : null
    const begun = await recoveries.begin({ accountId: reader?.id ?? null, hasCode: reason === null })
    const { code, linkKey, browserToken } = begun
    const keys = { account: reader ?? NOBODY, code, reason, linkKey, lasts: RECOVERY_LASTS, siteUrl }
    const post = reader === null ? mail.pretendToEnqueue : mail.enqueue
    await post(recoveryLetter(keys))
    remember(reply, browserToken)
    return { success: 'If there is an account for this, a mail is on its way to its email address.' }
  })

  app.post('/auth/recovery/verify', guards, async (request, reply) => {
    const proof = readBody(recoveryVerifySchema, request.body)
    if ('link' in proof) {
      const browserToken = await recoveries.followLink(proof.link)
      if (browserToken === null) throw new Refusal(400, LINK_IS_USED)
      remember(reply, browserToken)
    } else {
      refuseWrong(await recoveries.guess({ browserToken: sentToken(request), code: proof.code }))
    }
    return { success: 'That is right. Now choose a new password.' }
  })

  app.post('/auth/recovery/reset', guards, async (request, reply) => {
    const { password } = readBody(recoveryResetSchema, request.body)
    const browserToken = sentToken(request)
    const person = await recoveries.findVerified(browserToken)
    if (person === null) throw new Refusal(409, NOT_VERIFIED)
    if (isFirstToBeTried(password, person)) throw new Refusal(400, FIRST_TO_BE_TRIED)
    const account = await recoveries.reset({
      browserToken,
      passwordHash: await hashPassword(password),
      notice: (changed) => passwordChangedLetter({ account: changed, siteUrl }),
    })
    if (account === null) throw new Refusal(409, NOT_VERIFIED)
    mail.deliverSoon()
    await tries.startOver({ ...account, address: request.ip })
    reply.clearCookie(cookie, cookieOptions(config))
    return { success: 'Your new password is set. You can log in now.' }
  })

  function remember(reply: FastifyReply, browserToken: string) {
    // For entering the code, and then for choosing a password.
    const maxAge = (2 * RECOVERY_LASTS) / 1000
    reply.setCookie(cookie, browserToken, { ...cookieOptions(config), maxAge })
  }

  /** The token of this browser. One that never asked has none that fits. */
  function sentToken({ cookies }: FastifyRequest) {
    return cookies[cookie] ?? ''
  }
}

function refuseWrong(guess: Guess) {
  if (guess === 'last') throw new Refusal(400, LAST_GUESS)
  if (guess === 'wrong') throw new Refusal(400, NOT_RIGHT)
}
