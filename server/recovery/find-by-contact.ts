import type { Account } from '#server/platform/database/tables.ts'
import { normalizeKey, type AccountStore } from '#server/accounts/account-store.ts'

type Accounts = Pick<AccountStore, 'findByEmail' | 'findByPhone'>

/** The account of an email address, or of a phone number that no other account has. */
export async function findByContact(contact: string, accounts: Accounts): Promise<Account | null> {
  if (isEmail(contact)) return accounts.findByEmail(contact)
  const found = new Map<string, Account>()
  for (const digits of spellingsOf(contact)) {
    for (const account of await accounts.findByPhone(digits)) found.set(account.id, account)
  }
  const [first] = found.values()
  return first !== undefined && found.size === 1 ? first : null
}

/** The same for all ways to write one contact, so that they are counted as one. */
export function contactKey(contact: string) {
  return isEmail(contact) ? normalizeKey(contact) : spellingsOf(contact).join()
}

function isEmail(contact: string) {
  return contact.includes('@')
}

// 0803 123 4567 at home, +234 803 123 4567 from abroad, and many write +234 0803 123 4567.
const NIGERIAN = /^(?:00234|234|0)0?([1-9]\d{6,9})$/

// Contacts are stored as typed at sign-up, and may be typed differently now.
function spellingsOf(contact: string) {
  const digits = contact.replace(/\D/g, '')
  const national = NIGERIAN.exec(digits)?.[1]
  return national === undefined ? [digits] : [`0${national}`, `234${national}`, `2340${national}`]
}
