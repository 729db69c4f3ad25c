import type { Account } from '#server/platform/database/tables.ts'
import { normalizeKey, type AccountStore } from '#server/accounts/account-store.ts'

type Accounts = Pick<AccountStore, 'findByEmail' | 'findByPhone'>

/** Finds the account of an email address, or of a phone number that no other account has. */
export async function findByContact(contact: string, accounts: Accounts): Promise<Account | null> {
  if (isEmail(contact)) return accounts.findByEmail(contact)
  const found = new Map<string, Account>()
  for (const digits of spellingsOf(contact)) {
    for (const account of await accounts.findByPhone(digits)) found.set(account.id, account)
  }
  const [first] = found.values()
  return first !== undefined && found.size === 1 ? first : null
}

/** Normalizes a contact, so that all its spellings are counted as one. */
export function contactKey(contact: string) {
  return isEmail(contact) ? normalizeKey(contact) : spellingsOf(contact).join()
}

function isEmail(contact: string) {
  return contact.includes('@')
}

// A Nigerian number is 0803 123 4567 at home and +234 803 123 4567 from abroad; many write +234 0803 123 4567.
const NIGERIAN = /^(?:00234|234|0)0?([1-9]\d{6,9})$/

// Numbers are stored as typed at sign-up, and may be typed differently now.
function spellingsOf(contact: string) {
  const digits = contact.replace(/\D/g, '')
  const national = NIGERIAN.exec(digits)?.[1]
  return national === undefined ? [digits] : [`0${national}`, `234${national}`, `2340${national}`]
}
