import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#contract/recovery.ts'
import { keyedHash } from '#server/platform/tokens.ts'

/** Generates random digits, each equally likely. */
export function newCode() {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** Hashes a code for storage. Keyed, because without the key all codes could be tried in an instant. */
export function hashCode(code: string, { secret, recoveryId }: { secret: string; recoveryId: string }) {
  return keyedHash(`${recoveryId}:${code}`, secret)
}
