import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// OWASP's minimum for argon2id, the default of this library. Memory is in KiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const CONCURRENCY = 2
const limit = pLimit(CONCURRENCY)

/** Hashing is slow on purpose; without a queue it would slow down all other requests. */
export function hashPassword(password: string) {
  return limit(() => hash(password, COST))
}

const DECOY_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${unpadded(16)}$${unpadded(32)}`

function unpadded(bytes: number) {
  return randomBytes(bytes).toString('base64').replaceAll('=', '')
}

type Options = {
  /** Refunds the attempt: the password could not be checked. */
  onFailure?: () => Promise<void>
}

/**
 * Whether this is the password. Without a stored hash it takes the same time, so that timing does not reveal whether an
 * account exists (OWASP ASVS 5.0, 6.3.8).
 */
export async function isPassword(password: string, stored: string | null, { onFailure }: Options = {}) {
  try {
    const isRight = await limit(() => verify(stored ?? DECOY_HASH, password))
    return isRight && stored !== null
  } catch (error) {
    await onFailure?.()
    throw error
  }
}
