import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { BusyError } from '#server/platform/errors.ts'

// OWASP's minimum for argon2id, the default of this library. Memory is in KiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const CONCURRENCY = 2
// About a second of work. Visitors do not wait longer.
const MAX_WAITING = 100

const limit = pLimit(CONCURRENCY)

// Hashing is slow on purpose; without a queue it would slow down all other requests.
async function queued<Result>(work: () => Promise<Result>) {
  if (limit.pendingCount >= MAX_WAITING) throw new BusyError('Too many passwords are waiting to be checked.')
  return limit(work)
}

/** Throws a BusyError when overloaded. */
export function hashPassword(password: string) {
  return queued(() => hash(password, COST))
}

const DECOY_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${unpadded(16)}$${unpadded(32)}`

function unpadded(bytes: number) {
  return randomBytes(bytes).toString('base64').replaceAll('=', '')
}

type Options = {
  /** Refunds the attempt: hashing is overloaded, so the password was never checked. */
  onBusy?: () => Promise<void>
}

/**
 * Whether this is the password. Without a stored hash it takes the same time, so that timing does not reveal whether an
 * account exists (OWASP ASVS 5.0, 6.3.8). Throws a BusyError when overloaded.
 */
export async function isPassword(password: string, stored: string | null, { onBusy }: Options = {}) {
  try {
    const isRight = await queued(() => verify(stored ?? DECOY_HASH, password))
    return isRight && stored !== null
  } catch (error) {
    await onBusy?.()
    throw error
  }
}
