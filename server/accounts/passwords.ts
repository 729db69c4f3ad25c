import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'
import { normalizePassword, MIN_PASSWORD_LENGTH } from '#contract/accounts.ts'
import { HttpError } from '#server/platform/http/errors.ts'

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

const COMMON_PASSWORD = 'This password is too easy to guess. Please choose another.'

const COMMON_PASSWORDS = new Set(
  dictionary['passwords-common'].filter((text) => text.length >= MIN_PASSWORD_LENGTH),
)

type Person = { email: string; username: string; surname: string; first_name: string }
type Site = { name: string; domain: string }

/** Answers 400 to a password that is common, or derived from data about the person or the site (ASVS 5.0, 6.2.4). */
export function rejectCommonPassword(password: string, person: Person, site: Site) {
  const text = fold(password)
  if (COMMON_PASSWORDS.has(text) || namesOf(person, site).includes(text))
    throw new HttpError(400, COMMON_PASSWORD)
}

function namesOf({ email, username, surname, first_name }: Person, { name, domain }: Site) {
  const [localPart = ''] = email.split('@')
  const [first, last] = [first_name, surname]
  const both = ['', ' ', '.', '_', '-'].flatMap((gap) => [`${first}${gap}${last}`, `${last}${gap}${first}`])
  const siteNames = [name, name.replaceAll(' ', ''), domain]
  return [...siteNames, email, localPart, username, first, last, ...both].map(fold)
}

function fold(text: string) {
  return text.normalize('NFKC').toLowerCase()
}
