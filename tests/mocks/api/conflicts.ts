import { CONFLICT_MESSAGES } from '#contract/messages.ts'
import { HttpError } from './route.ts'
import { isSame, type Account } from './state.ts'

/** Rejects an email address or username that another account has. */
export function rejectTaken(others: Array<Account>, account: Pick<Account, 'email' | 'username'>): void {
  for (const field of ['email', 'username'] as const) {
    if (others.some((other) => isSame(other[field], account[field])))
      throw new HttpError(409, CONFLICT_MESSAGES[field])
  }
}
