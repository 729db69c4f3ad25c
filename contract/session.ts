import type { User } from './accounts.ts'
import { endpoint, isRecord } from './endpoint.ts'

/** Being signed out is not an error (CALL-8). */
export type SessionAnswer = { success: string; payload: User } | { success: false; payload: null }

export const verifyUser = endpoint('GET', '/auth/verify-user', { answer: readSessionAnswer })

export const logout = endpoint('GET', '/auth/logout')

/**
 * Parses the answer of the session check, or throws. Both guards use this parser: if one were more tolerant, they
 * could redirect a visitor to each other forever. Written without valibot, as every public page loads it; a test
 * compares it with the schema of the user.
 */
export function readSessionAnswer(answer: unknown): SessionAnswer {
  if (isRecord(answer)) {
    const { success, payload } = answer
    if (success === false && payload === null) return { success, payload }
    if (typeof success === 'string' && success !== '' && isUser(payload)) return { success, payload }
  }
  throw new Error('The answer of the session check cannot be read.')
}

function isUser(value: unknown): value is User {
  return (
    isRecord(value) &&
    ['id', 'surname', 'first_name', 'phone_number', 'email', 'username'].every(
      (name) => typeof value[name] === 'string',
    ) &&
    typeof value.is_on_mailing_list === 'boolean' &&
    typeof value.is_address_confirmed === 'boolean' &&
    (value.picture === null || typeof value.picture === 'string')
  )
}
