import type { User } from '#contract/accounts.ts'
import { CONFLICT_MESSAGES } from '#contract/messages.ts'
import type { Account } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { TakenError } from './account-store.ts'

/** Turns a TakenError into a 409. */
export async function withConflictErrors<Result>(work: Promise<Result>) {
  try {
    return await work
  } catch (error) {
    throw error instanceof TakenError ? new HttpError(409, CONFLICT_MESSAGES[error.field]) : error
  }
}

/** The account as shown to its owner, field by field, so that a new column is not exposed by accident. */
export function userOf(account: Account): User {
  return {
    id: account.id,
    surname: account.surname,
    first_name: account.first_name,
    phone_number: account.phone_number,
    email: account.email,
    username: account.username,
    is_on_mailing_list: account.is_on_mailing_list === 1,
    is_address_confirmed: account.confirmed_at !== null,
    picture: account.picture_id,
  }
}
