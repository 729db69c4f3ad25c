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
  const {
    id,
    surname,
    first_name,
    phone_number,
    email,
    username,
    is_on_mailing_list,
    picture_id,
    confirmed_at,
  } = account
  return {
    id,
    surname,
    first_name,
    phone_number,
    email,
    username,
    is_on_mailing_list: is_on_mailing_list === 1,
    is_address_confirmed: confirmed_at !== null,
    picture: picture_id,
  }
}
