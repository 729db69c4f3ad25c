import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { normalizePassword } from '#contract/accounts.ts'
import { BusyError } from '#server/platform/http/errors.ts'

// OWASP's minimum for argon2id, which is the default of this library. Memory is in KiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const CONCURRENCY = 2
const limit = pLimit(CONCURRENCY)

/** The number of passwords being hashed or queued. */
export function passwordQueueLength() {
  return limit.activeCount + limit.pendingCount
}

/** Whether the result is still needed, evaluated when a queued password is due. */
export type IsWanted = () => boolean

/**
 * Queues hashing, which is slow on purpose and would otherwise slow down all other requests. Throws a BusyError for
 * requests whose result is no longer needed.
 */
function inTurn<Result>(work: () => Promise<Result>, isWanted: IsWanted) {
  return limit(() => {
    if (!isWanted()) throw new BusyError('The client disconnected before hashing started.')
    return work()
  })
}

export function hashPassword(password: string, isWanted: IsWanted) {
  return inTurn(() => hash(normalizePassword(password), COST), isWanted)
}

const DECOY_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${unpadded(16)}$${unpadded(32)}`

function unpadded(bytes: number) {
  return randomBytes(bytes).toString('base64').replaceAll('=', '')
}

type Options = {
  isWanted: IsWanted
  /** Refunds the attempt, as the password could not be checked. */
  onFailure?: () => Promise<void>
}

/**
 * Verifies a password in its normal form. Without a stored hash it takes the same time, so that timing does not reveal
 * whether an account exists (OWASP ASVS 5.0, 6.3.8).
 */
export async function isPassword(password: string, stored: string | null, { isWanted, onFailure }: Options) {
  try {
    const isRight = await inTurn(() => verify(stored ?? DECOY_HASH, normalizePassword(password)), isWanted)
    return isRight && stored !== null
  } catch (error) {
    await onFailure?.()
    throw error
  }
}
