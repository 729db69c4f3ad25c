import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// What OWASP advises at least for argon2id, the function that this library uses by default. Memory is in KiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const CONCURRENCY = 2
// About a second of work. Whoever came after them would have gone before it was their turn.
const MAX_WAITING = 100

/** More passwords are waiting to be checked than can be in a reasonable time. */
export class BusyError extends Error {
  constructor() {
    super('Too many passwords are waiting to be checked.')
  }
}

const limit = pLimit(CONCURRENCY)

// Checking is slow on purpose, for everyone who is signed in too if nothing held it back.
async function queued<Result>(work: () => Promise<Result>) {
  if (limit.pendingCount >= MAX_WAITING) throw new BusyError()
  return limit(work)
}

/** What is stored instead of a password. Throws a BusyError under too much load. */
export function hashPassword(password: string) {
  return queued(() => hash(password, COST))
}

const NO_PASSWORD_FITS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${unpadded(16)}$${unpadded(32)}`

function unpadded(bytes: number) {
  return randomBytes(bytes).toString('base64').replaceAll('=', '')
}

/**
 * Whether this is the password. Without a stored one it takes the same time to say no, so that an answer does not tell
 * who has an account (OWASP ASVS 5.0, 6.3.8). Throws a BusyError under too much load.
 */
export async function isPassword(password: string, stored: string | null) {
  const isRight = await queued(() => verify(stored ?? NO_PASSWORD_FITS, password))
  return isRight && stored !== null
}
