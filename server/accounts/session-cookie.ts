import { parse } from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#server/platform/database/tables.ts'
import type { Config } from '#server/platform/config.ts'
import { notSignedIn } from '#server/platform/http/errors.ts'
import { LIFETIMES, type FoundSession } from './session-store.ts'

type Addresses = Pick<Config, 'siteUrl' | 'apiUrl'>

/** With the prefix, which requires https, browsers accept the cookie only if it is Secure and bound to this host. */
export function cookieName(name: string, { apiUrl }: Addresses) {
  return apiUrl.protocol === 'https:' ? `__Host-${name}` : name
}

/** Cookies are hidden from scripts and not sent by other sites (ASVS 5.0, 3.3.1 to 3.3.4). */
export function cookieOptions({ siteUrl, apiUrl }: Addresses) {
  const isCrossOrigin = siteUrl.origin !== apiUrl.origin
  return {
    path: '/',
    httpOnly: true,
    secure: apiUrl.protocol === 'https:',
    // Pages on another origin could not send a Lax cookie; then only the origin check protects it.
    sameSite: isCrossOrigin ? 'none' : 'lax',
  } as const
}

const SESSION = 'session'

/** The token in the request's cookie, valid or not. */
export function readSessionToken({ cookies, server }: FastifyRequest) {
  return cookies[cookieName(SESSION, server.config)] ?? null
}

type NewSession = {
  request: FastifyRequest
  reply: FastifyReply
  account: Account
  /** True for thirty days, false for a session that ends with the browser. */
  isLong: boolean
}

// Real user agents are shorter. Longer ones are not parsed.
const MAX_USER_AGENT = 400

/** A readable browser name, such as "Firefox on Windows". */
function browserName({ headers }: FastifyRequest) {
  const text = headers['user-agent']?.slice(0, MAX_USER_AGENT).trim()
  const { browser, os } = text ? parse(text) : {}
  if (!browser?.name) return 'A browser we do not know'
  return os?.name ? `${browser.name} on ${os.name}` : browser.name
}

/** Replaces the browser's session, if any, by one with a new token (OWASP ASVS 5.0, 7.2.4). */
export async function startSession({ request, reply, account, isLong }: NewSession) {
  const { config, sessions } = request.server
  const old = readSessionToken(request)
  if (old !== null) await sessions.end(old)
  const token = await sessions.start({ account, browser: browserName(request), isLong })
  const maxAge = isLong ? { maxAge: LIFETIMES.long.whole / 1000 } : {}
  reply.setCookie(cookieName(SESSION, config), token, { ...cookieOptions(config), ...maxAge })
}

export function clearSessionCookie(reply: FastifyReply) {
  const { config } = reply.server
  reply.clearCookie(cookieName(SESSION, config), cookieOptions(config))
}

export async function findSession(request: FastifyRequest): Promise<FoundSession | null> {
  const token = readSessionToken(request)
  return token === null ? null : request.server.sessions.find(token)
}

/** A preHandler: sets `request.account` and `request.session`, or answers 401. */
export async function requireSession(request: FastifyRequest) {
  const found = await findSession(request)
  if (found === null) throw notSignedIn()
  request.account = found.account
  request.session = found.session
}
