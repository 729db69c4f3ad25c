import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#contract/recovery.ts'
import { keyedHash } from '#server/platform/tokens.ts'

/** Random digits, each equally likely. */
export function newCode() {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** Stored instead of the code. Keyed, because without the key all codes could be tried in no time. */
export function hashCode(code: string, { secret, recoveryId }: { secret: string; recoveryId: string }) {
  return keyedHash(`${recoveryId}:${code}`, secret)
}
