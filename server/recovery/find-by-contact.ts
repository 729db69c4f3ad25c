import type { Account } from '#server/platform/database/tables.ts'
import { normalizeKey, type AccountStore } from '#server/accounts/account-store.ts'
import { phoneSpellings } from '#server/accounts/phone-spellings.ts'

/** Finds the account of an email address, or of a phone number that no other account has. */
export async function findByContact(contact: string, accounts: AccountStore): Promise<Account | null> {
  if (isEmail(contact)) return accounts.findByEmail(contact)
  const found = new Map<string, Account>()
  for (const digits of phoneSpellings(contact)) {
    for (const account of await accounts.findByPhone(digits)) found.set(account.id, account)
  }
  const [first] = found.values()
  return first !== undefined && found.size === 1 ? first : null
}

/** Normalizes a contact, so that all its spellings are counted as one. */
export function contactKey(contact: string) {
  return isEmail(contact) ? normalizeKey(contact) : phoneSpellings(contact).join()
}

function isEmail(contact: string) {
  return contact.includes('@')
}
