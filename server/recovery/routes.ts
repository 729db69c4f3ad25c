import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { resetPassword, startRecovery, verifyRecovery } from '#contract/recovery.ts'
import { hashingRoute, routeOptions } from '#server/accounts/account-route.ts'
import { readDevice, rememberDevice } from '#server/accounts/device-cookie.ts'
import { normalizeKey, type AccountStore } from '#server/accounts/account-store.ts'
import { hashPassword, rejectCommonPassword } from '#server/accounts/passwords.ts'
import { phoneSpellings } from '#server/accounts/phone-spellings.ts'
import { cookieName, cookieOptions } from '#server/accounts/session-cookie.ts'
import { mailContext } from '#server/mail/mail-context.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Account } from '#server/platform/database/tables.ts'
import { clientLimit } from '#server/platform/http/rate-limit.ts'
import { evenTime, route } from '#server/platform/http/route.ts'
import { recoveryEmail } from './email.ts'
import { ADDRESS_GUESS_LIMIT, RECOVERY_TTL, recoveryStore, type Guess } from './recovery-store.ts'

export const RECOVERY_MESSAGES = {
  sent: 'If there is an account, an email is on its way to its address.',
  verified: 'Confirmed. Now choose a new password.',
  wrongCode: 'That code is wrong, or it is no longer valid. Please check it, or ask for a new one.',
  lastGuess: 'That code is wrong, and it cannot be tried again. Please ask for a new one.',
  usedLink: 'This link has been used, or it is no longer valid. Please ask for a new one.',
  notVerified: 'This took too long, or the code was entered in another browser. Please ask for a new code.',
  passwordSet: 'Your new password is set. You can log in now.',
}

/** Password recovery in three steps (ACCOUNT-20). No answer reveals whether an account exists. */
export async function recoveryRoutes(app: FastifyInstance) {
  const { accounts, database, now, loginThrottle, limits, config, secret } = app
  const recoveries = recoveryStore(database.db, now, secret)
  const options = routeOptions(30)
  const cookie = cookieName('recovery', config)

  route(
    app,
    startRecovery,
    { ...options, onSend: evenTime },
    async ({ request, reply, body: { contact } }) => {
      const account = await findByContact(contact, accounts)
      const device = account === null ? null : readDevice(request, account.id)
      const asked = { contactKey: contactKey(contact), account, device }
      const { browserToken, mail } = await recoveries.start(asked)
      if (mail !== null) {
        await outboxStore(database.db, now).add(recoveryEmail(mail, mailContext(app)))
        app.deliverSoon()
      }
      setRecoveryCookie(reply, browserToken)
      return { success: RECOVERY_MESSAGES.sent }
    },
  )

  route(app, verifyRecovery, options, async ({ request, reply, body }) => {
    if ('link' in body) {
      const browserToken = await recoveries.followLink(body.link)
      if (browserToken === null) throw new HttpError(400, RECOVERY_MESSAGES.usedLink)
      setRecoveryCookie(reply, browserToken)
    } else {
      rejectWrongGuess(await guess(request, body.code))
    }
    return { success: RECOVERY_MESSAGES.verified }
  })

  hashingRoute(app, resetPassword, options, async ({ request, reply, body: { password } }) => {
    const browserToken = readToken(request)
    const owner = await recoveries.findVerified(browserToken)
    if (owner === null) throw new HttpError(409, RECOVERY_MESSAGES.notVerified)
    rejectCommonPassword(password, owner, app.organisation())
    const account = await recoveries.reset({
      browserToken,
      passwordHash: await hashPassword(password),
      context: mailContext(app),
    })
    if (account === null) throw new HttpError(409, RECOVERY_MESSAGES.notVerified)
    app.deliverSoon()
    const device = readDevice(request, account.id)
    await loginThrottle.reset({ ...account, address: request.ip, device })
    // From now on strangers cannot lock the owner out of this browser.
    rememberDevice(request, reply, account.id)
    reply.clearCookie(cookie, cookieOptions(config))
    return { success: RECOVERY_MESSAGES.passwordSet }
  })

  /** Attempts beyond the limit of the address do not use up those of the code. */
  async function guess(request: FastifyRequest, code: string) {
    const limit = clientLimit(app, ADDRESS_GUESS_LIMIT, request.ip)
    await limits.admit(limit, { alternative: ', or open the link in the email' })
    const result = await recoveries.guess({ browserToken: readToken(request), code })
    if (result === 'right') await limits.refund(limit.key)
    return result
  }

  function setRecoveryCookie(reply: FastifyReply, browserToken: string) {
    // Long enough to enter the code and then to choose a password.
    const maxAge = (2 * RECOVERY_TTL) / 1000
    reply.setCookie(cookie, browserToken, { ...cookieOptions(config), maxAge })
  }

  // An empty token matches no recovery.
  function readToken({ cookies }: FastifyRequest) {
    return cookies[cookie] ?? ''
  }
}

function rejectWrongGuess(guess: Guess) {
  if (guess === 'last') throw new HttpError(400, RECOVERY_MESSAGES.lastGuess)
  if (guess === 'wrong') throw new HttpError(400, RECOVERY_MESSAGES.wrongCode)
}

/** Finds the account of an email address, or of a phone number that no other account has. */
async function findByContact(contact: string, accounts: AccountStore): Promise<Account | null> {
  if (isEmail(contact)) return accounts.findByEmail(contact)
  const [first, ...others] = await accounts.findByPhone(phoneSpellings(contact))
  return first !== undefined && others.length === 0 ? first : null
}

/** Normalizes a contact, so that all its spellings are counted as one. */
export function contactKey(contact: string) {
  return isEmail(contact) ? normalizeKey(contact) : phoneSpellings(contact).join()
}

function isEmail(contact: string) {
  return contact.includes('@')
}
