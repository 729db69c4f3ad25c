import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a cookie, in characters that need no escaping (OWASP ASVS 5.0, 7.2.3). */
export function newToken() {
  return randomBytes(32).toString('base64url')
}

/** 128 random bits for the link in a mail. */
export function newLinkKey() {
  return randomBytes(16).toString('base64url')
}

/** Four digits, each equally likely (ACCOUNT-22). */
export function newCode() {
  return String(randomInt(10_000)).padStart(4, '0')
}

export function newId() {
  return randomUUID()
}

/** What the database holds instead of a token: long random values need no salt. */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}

/** What the database holds instead of a short code. Without the key, all ten thousand could be tried in no time. */
export function hashCode(code: string, { secret, recoveryId }: { secret: string; recoveryId: string }) {
  return createHmac('sha256', secret).update(`${recoveryId}:${code}`).digest('base64url')
}

/** Compares in a time that does not tell where two hashes begin to differ. */
export function isSameHash(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
