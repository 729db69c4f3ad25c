import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_PASSWORD_LENGTH } from '#contract/accounts.ts'
import { HttpError } from '#server/platform/http/errors.ts'

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
