import type { FastifyInstance } from 'fastify'
import { expect, vi } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { AMINA, makeAccountsApp, makeBrowser, type Browser } from './accounts-fixture.ts'
import { readMailFolder, untilMailed } from './mail-fixture.ts'

export const NEW_PASSWORD = 'nine purple keke rides'

// The tests ask more often than anybody does from one address.
const BUSY = { RATE_LIMIT_FACTOR: '100' }

type Site = Awaited<ReturnType<typeof makeAccountsApp>>

/** A site on which Amina has an account, and a way to read the mails it sends. */
export async function makeForgetfulSite(
  kind: Database['kind'],
  setup: Parameters<typeof makeAccountsApp>[1] = {},
) {
  const site = await makeAccountsApp(kind, { ...setup, environment: { ...BUSY, ...setup.environment } })
  expect((await makeBrowser(site.app).signUp(AMINA)).statusCode).toBe(201)
  return { ...site, ...mailboxOf(site) }
}

function mailboxOf({ app, database, settings, pass }: Site) {
  let mails = 0

  /** The next mail that comes. */
  async function nextMail() {
    mails += 1
    // Mails are told apart by their time.
    pass(1)
    const mail = (await untilMailed(settings.dataDir, mails)).at(-1)!
    const text = mail.text ?? ''
    const code = /^ {4}(\d{4})$/m.exec(text)?.[1] ?? null
    const link = /#link=([\w-]+)$/m.exec(text)?.[1] ?? null
    return { to: mail.to?.[0]?.address, subject: mail.subject, text, code, link }
  }

  /** Asks for a way back in, and reads the mail that it brings. */
  async function ask({ browser = makeBrowser(app), contact = AMINA.email } = {}) {
    const answer = await browser.post('/auth/recovery', { contact })
    expect(answer.statusCode).toBe(200)
    const mail = await nextMail()
    return { browser, answer, ...mail, code: mail.code ?? '', link: mail.link ?? '' }
  }

  /** Waits until there is nothing left to send, and says how many mails have come that nobody has read yet. */
  async function unreadMails() {
    const waiting = () => database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 20_000 })
    return (await readMailFolder(settings.dataDir)).length - mails
  }

  return { ask, nextMail, unreadMails }
}

export const enter = (browser: Browser, code: string) => browser.post('/auth/recovery/verify', { code })

export const follow = (browser: Browser, link: string) => browser.post('/auth/recovery/verify', { link })

export const choose = (browser: Browser, password = NEW_PASSWORD) =>
  browser.post('/auth/recovery/reset', { password })

/** A code that is not this one, and each time another. */
export function wrongCode(code: string, index = 1) {
  return String((Number(code) + index) % 10_000).padStart(4, '0')
}

export async function canLogIn(app: FastifyInstance, password: string) {
  const { statusCode } = await makeBrowser(app).logIn({ ...AMINA, password })
  return statusCode === 200
}

export const NOT_RIGHT = {
  error: 'That code is not right, or it is no longer valid. Please check it, or ask for a new one.',
}
export const LAST_GUESS = {
  error: 'That code is not right, and it cannot be tried again. Please ask for a new one.',
}
export const LINK_IS_USED = {
  error: 'This link has been used, or it is no longer valid. Please ask for a new one.',
}
export const NOT_VERIFIED = {
  error: 'This took too long, or the code was entered in another browser. Please ask for a new code.',
}
