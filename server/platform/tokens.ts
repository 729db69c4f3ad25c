import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'

export function newId() {
  return randomUUID()
}

/** 256 random bits for a cookie, in characters that need no escaping (OWASP ASVS 5.0, 7.2.3). */
export function newToken() {
  return randomBytes(32).toString('base64url')
}

/** 128 random bits for a link in an email, short enough for its lines. */
export function newLinkKey() {
  return randomBytes(16).toString('base64url')
}

// Crockford's Base 32: without I, L, O and U, so that it can be read out on the phone.
const TYPED_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random characters for people to read and type, with 5 bits each. */
export function newTypedCode(length: number) {
  return Array.from({ length }, () => TYPED_CHARACTERS[randomInt(32)]).join('')
}

/** Six characters that identify a submission to people, such as `7F3KQ2`. Not secret. */
export function newReferenceCode() {
  return newTypedCode(6)
}

/** Hashes a token for storage. Long random values need no salt. */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}

/** Hashes a short or guessable value with the secret, without which a leaked hash cannot be brute-forced. */
export function keyedHash(text: string, secret: string) {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Compares hashes in constant time. */
export function isSameHash(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
