import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserName } from './browser-name.ts'
import type { Config } from '#server/platform/config.ts'
import type { Account } from '#server/platform/database/tables.ts'
import type { Services } from '#server/services.ts'
import { LIFETIMES, type FoundSession } from './session-store.ts'
import { notSignedIn } from '#server/platform/errors.ts'

type Addresses = Pick<Config, 'siteUrl' | 'apiUrl'>

/** The prefix makes browsers refuse the cookie unless it is Secure and ours alone; they do so only with https. */
export function cookieName(name: string, { apiUrl }: Addresses) {
  return apiUrl.protocol === 'https:' ? `__Host-${name}` : name
}

/** What every cookie of ours has: out of reach for scripts, and not sent along from other sites (ASVS 5.0, 3.3.1 to 3.3.4). */
export function cookieOptions({ siteUrl, apiUrl }: Addresses) {
  const isElsewhere = siteUrl.origin !== apiUrl.origin
  return {
    path: '/',
    httpOnly: true,
    secure: apiUrl.protocol === 'https:',
    // Pages from another origin could not send it otherwise; the check of the origin stands guard alone then.
    sameSite: isElsewhere ? 'none' : 'lax',
  } as const
}

const SESSION = 'session'

/** The token this browser sent, valid or not. */
export function readSessionToken(request: FastifyRequest, { config }: Pick<Services, 'config'>) {
  return request.cookies[cookieName(SESSION, config)] ?? null
}

type NewSession = {
  request: FastifyRequest
  reply: FastifyReply
  services: Pick<Services, 'config' | 'sessions'>
  account: Account
  /** Whether it lasts for thirty days, or until the browser is closed. */
  isLong: boolean
}

/** Ends the session this browser came with, if any, and gives it one with a new token (OWASP ASVS 5.0, 7.2.4). */
export async function startSession({ request, reply, services, account, isLong }: NewSession) {
  const { config, sessions } = services
  const old = readSessionToken(request, services)
  if (old !== null) await sessions.end(old)
  const token = await sessions.start({ account, browser: browserName(request.headers['user-agent']), isLong })
  const maxAge = isLong ? { maxAge: LIFETIMES.long.whole / 1000 } : {}
  reply.setCookie(cookieName(SESSION, config), token, { ...cookieOptions(config), ...maxAge })
}

/** Makes the browser forget its token. */
export function clearSessionCookie(reply: FastifyReply, { config }: Pick<Services, 'config'>) {
  reply.clearCookie(cookieName(SESSION, config), cookieOptions(config))
}

/** Who makes this request, or null. */
export async function findSession(request: FastifyRequest, services: Services): Promise<FoundSession | null> {
  const token = readSessionToken(request, services)
  return token === null ? null : services.sessions.find(token)
}

/** Who makes this request; a request of nobody is refused. */
export async function requireSession(request: FastifyRequest, services: Services): Promise<FoundSession> {
  const found = await findSession(request, services)
  if (found === null) throw notSignedIn()
  return found
}
