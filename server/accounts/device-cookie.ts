import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, SECOND } from '#server/platform/clock.ts'
import { isSameHash, keyedHash } from '#server/platform/tokens.ts'
import { cookieName, cookieOptions } from './session-cookie.ts'

const DEVICE = 'device'

const LIFETIME = 365 * DAY

// Families and schools share browsers. To keep the cookie short, the oldest entry is dropped.
const MAX_ACCOUNTS = 5

// 96 random bits and the 256 bits of the signature.
const TOKEN = /^([\w-]{16})([\w-]{43})$/

/**
 * The id of this browser for an account, or null if the account has never signed in here. Wrong passwords entered
 * elsewhere do not count against such a browser. The id grants nothing else.
 */
export function readDevice(request: FastifyRequest, accountId: string): string | null {
  for (const token of readTokens(request)) {
    const [, id, signature] = TOKEN.exec(token) ?? []
    if (id && signature && isSameHash(signature, sign(request, accountId, id))) return id
  }
  return null
}

/** Marks the browser as one in which the account has signed in. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, accountId: string) {
  const { config } = request.server
  const id = readDevice(request, accountId) ?? randomBytes(12).toString('base64url')
  const token = id + sign(request, accountId, id)
  const others = readTokens(request).filter((other) => other !== token)
  const value = [token, ...others].slice(0, MAX_ACCOUNTS).join('.')
  reply.setCookie(cookieName(DEVICE, config), value, { ...cookieOptions(config), maxAge: LIFETIME / SECOND })
}

function readTokens({ cookies, server }: FastifyRequest) {
  const value = cookies[cookieName(DEVICE, server.config)] ?? ''
  return value.split('.').filter((token) => TOKEN.test(token))
}

function sign({ server }: FastifyRequest, accountId: string, id: string) {
  return keyedHash(JSON.stringify(['device', accountId, id]), server.secret)
}
