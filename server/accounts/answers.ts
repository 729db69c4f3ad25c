import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/accounts.ts'
import { MINUTE } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Account } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/errors.ts'
import { perAddress } from '#server/platform/rate-limit.ts'
import { TakenError } from './account-store.ts'

/* What the calls about signing in and those about the account have in common. */

// Sixteen times what anybody fills in here.
export const MAX_ACCOUNT_BODY = 16 * 1024

type RouteLimits = { perMinute: number; config: Pick<Config, 'rateLimitFactor'> }

/** The options of a route that takes passwords: how much it reads, and how often from one address. */
export function routeOptions({ perMinute, config }: RouteLimits) {
  return { bodyLimit: MAX_ACCOUNT_BODY, config: perAddress({ max: perMinute, windowMs: MINUTE }, config) }
}

/** A hook: what is answered is about one person at one moment, and nothing on the way may keep it. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
}

const CONFLICT_MESSAGES = {
  email: 'There is already an account with this email address. Log in, or recover your password.',
  username: 'Somebody else has this username already. Please choose another.',
}

/** Turns a TakenError into an answer. */
export async function withConflictErrors<Result>(work: Promise<Result>) {
  try {
    return await work
  } catch (error) {
    throw error instanceof TakenError ? new HttpError(409, CONFLICT_MESSAGES[error.field]) : error
  }
}

/** The account as its owner sees it: by name, so that nothing new in the table gets out by itself. */
export function userOf(account: Account): User {
  const { id, surname, first_name, phone_number, email, username, is_on_mailing_list } = account
  return {
    id,
    surname,
    first_name,
    phone_number,
    email,
    username,
    is_on_mailing_list: is_on_mailing_list === 1,
  }
}
