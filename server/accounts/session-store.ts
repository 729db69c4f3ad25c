import type { Kysely } from 'kysely'
import { hashToken, newId, newToken } from '#server/platform/tokens.ts'
import { DAY, MINUTE, type Clock } from '#server/platform/clock.ts'
import { isUnavailable } from '#server/platform/database/faults.ts'
import type { Account, SessionRow, Tables } from '#server/platform/database/tables.ts'
import { accountStore, type Confirmed } from './account-store.ts'

/**
 * The idle and absolute lifetime of a session (OWASP ASVS 5.0, 7.3.1 and 7.3.2). The long one is for Remember Me; the
 * short one also ends with the browser, which drops its cookie.
 */
export const LIFETIMES = {
  short: { idle: 1 * DAY, whole: 7 * DAY },
  long: { idle: 14 * DAY, whole: 30 * DAY },
}

// The minimum interval of updates to `last_seen_at`: a page makes many requests, and each write waits for the disk.
const SEEN_EVERY = MINUTE

type SignIn = { account: Confirmed; browser: string; isLong: boolean }

export type FoundSession = { session: SessionRow; account: Account }

/** The sessions. Tokens are stored as hashes; only the browsers' cookies contain them. */
export function sessionStore(db: Kysely<Tables>, now: Clock) {
  /** Starts a session and returns its token, which cannot be read again. */
  async function start({ account, browser, isLong }: SignIn) {
    const token = newToken()
    const time = now()
    const lasting = { is_long: isLong ? 1 : 0, created_at: time } as const
    const session = {
      ...lasting,
      id: newId(),
      token_hash: hashToken(token),
      account_id: account.id,
      password_version: account.password_version,
      browser,
      last_seen_at: time,
      expires_at: endOf(lasting, time),
    }
    await db.insertInto('sessions').values(session).execute()
    return token
  }

  /** Finds the session of a token with its account, and records its use. Returns null if it has ended. */
  async function find(token: string): Promise<FoundSession | null> {
    const session = await db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now())
      .executeTakeFirst()
    if (session === undefined) return null
    const account = await accountStore(db, now).findById(session.account_id)
    if (account === null || account.password_version !== session.password_version) return null
    await see(session)
    return { session, account }
  }

  async function see(session: SessionRow) {
    const time = now()
    if (time < session.last_seen_at + SEEN_EVERY) return
    try {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: time, expires_at: endOf(session, time) })
        .where('id', '=', session.id)
        .execute()
    } catch (error) {
      // On a full disk members can still read; the session only appears less used than it is.
      if (!isUnavailable(error)) throw error
    }
  }

  async function end(token: string) {
    await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
  }

  /** Ends one of the account's own sessions. Returns false if it has none with this id. */
  async function endOne({ accountId, id }: { accountId: string; id: string }) {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0
  }

  /** Ends all sessions of the account, except the one with the id `except`. Returns their number. */
  async function endAll(accountId: string, { except }: { except?: string } = {}) {
    let query = db.deleteFrom('sessions').where('account_id', '=', accountId)
    if (except !== undefined) query = query.where('id', '!=', except)
    const { numDeletedRows } = await query.executeTakeFirst()
    return Number(numDeletedRows)
  }

  /** The active sessions of the account, newest first. */
  async function list(accountId: string) {
    return db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .whereRef('sessions.password_version', '=', 'accounts.password_version')
      .selectAll('sessions')
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now())
      .orderBy('sessions.created_at', 'desc')
      .orderBy('sessions.id')
      .execute()
  }

  return { start, find, end, endOne, endAll, list }
}

/** When a session ends that was used at this time, unless it is used again. */
function endOf({ is_long, created_at }: Pick<SessionRow, 'is_long' | 'created_at'>, usedAt: number) {
  const { idle, whole } = is_long === 1 ? LIFETIMES.long : LIFETIMES.short
  return Math.min(created_at + whole, usedAt + idle)
}
