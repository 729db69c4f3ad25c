import type { Account } from '#server/platform/database/tables.ts'
import { normalizeKey, type AccountStore } from '#server/accounts/account-store.ts'
import { phoneSpellings } from '#server/accounts/phone-spellings.ts'

/** Finds the account of an email address, or of a phone number that no other account has. */
export async function findByContact(contact: string, accounts: AccountStore): Promise<Account | null> {
  if (isEmail(contact)) return accounts.findByEmail(contact)
  const [first, ...others] = await accounts.findByPhone(phoneSpellings(contact))
  return first !== undefined && others.length === 0 ? first : null
}

/** Normalizes a contact, so that all its spellings are counted as one. */
export function contactKey(contact: string) {
  return isEmail(contact) ? normalizeKey(contact) : phoneSpellings(contact).join()
}

function isEmail(contact: string) {
  return contact.includes('@')
}
