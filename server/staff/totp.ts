import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { TOTP_DIGITS } from '#contract/staff/access.ts'

// The values that authenticator apps expect (RFC 6238). Many ignore other values in the address.
const FORMAT = { digits: TOTP_DIGITS, period: 30, algorithm: 'SHA1' }
const SECRET_BYTES = 20

// One step before and after: clocks differ, and typing takes time.
const WINDOW = 1

const IV_BYTES = 12
const TAG_BYTES = 16

/** A new secret in Base 32, which can be typed in. */
export function newTotpSecret() {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function totpUri(secret: string, names: { issuer: string; label: string }) {
  return new TOTP({ ...FORMAT, secret, ...names }).toString()
}

/** The time step of a code, or null for a wrong code. */
export function stepOfCode(code: string, { secret, time }: { secret: string; time: number }) {
  const delta = new TOTP({ ...FORMAT, secret }).validate({ token: code, timestamp: time, window: WINDOW })
  return delta === null ? null : Math.floor(time / 1000 / FORMAT.period) + delta
}

/** Encrypts a TOTP secret for the database. `id` binds it to one member of staff: in another row it is useless. */
export function encryptTotpSecret(text: string, { key, id }: { key: string; id: string }) {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), iv).setAAD(Buffer.from(id))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Throws if the secret of the server has changed since; the operator then resets the second step. */
export function decryptTotpSecret(stored: string, { key, id }: { key: string; id: string }) {
  const bytes = Buffer.from(stored, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), iv).setAAD(Buffer.from(id)).setAuthTag(tag)
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

// The server's secret has other uses as well, so each has its own key.
function cipherKey(secret: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', 'staff-totp', 32))
}
