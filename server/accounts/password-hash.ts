import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { normalizePassword } from '#contract/accounts.ts'

// OWASP's minimum for argon2id, which is the default of this library. Memory is in KiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing is slow on purpose, and would otherwise slow down all other requests.
const limit = pLimit(2)

export function hashPassword(password: string) {
  return limit(() => hash(normalizePassword(password), COST))
}

const DECOY_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${unpadded(16)}$${unpadded(32)}`

function unpadded(bytes: number) {
  return randomBytes(bytes).toString('base64').replaceAll('=', '')
}

/**
 * Verifies a password in its normal form. Without a stored hash it takes the same time, so that timing does not reveal
 * whether an account exists (OWASP ASVS 5.0, 6.3.8). If it could not be checked, `refund` takes the attempt back.
 */
export async function isPassword(password: string, stored: string | null, refund: () => Promise<void>) {
  try {
    const isRight = await limit(() => verify(stored ?? DECOY_HASH, normalizePassword(password)))
    return isRight && stored !== null
  } catch (error) {
    await refund()
    throw error
  }
}
