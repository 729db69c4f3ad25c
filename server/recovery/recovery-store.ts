import type { Kysely } from 'kysely'
import {
  hashCode,
  hashToken,
  isSameHash,
  newCode,
  newId,
  newLinkKey,
  newToken,
} from '#server/platform/tokens.ts'
import { DAY, MINUTE, type Clock } from '#server/platform/clock.ts'
import type { Account, Recovery, Tables } from '#server/platform/database/tables.ts'
import { accountStore } from '#server/accounts/account-store.ts'
import { limitStore } from '#server/platform/limit-store.ts'
import { outboxStore, type NewEmail } from '#server/mail/outbox-store.ts'
import { sessionStore } from '#server/accounts/session-store.ts'

/** How long a code can be entered, and after that, how long a new password can be chosen (OWASP ASVS 5.0, 6.5.5). */
export const RECOVERY_TTL = 10 * MINUTE

const GUESSES_PER_CODE = 3

/** Wrong codes that an account survives in a month, before it gets no more codes. */
export const FAILED_GUESS_LIMIT = { max: 15, windowMs: 30 * DAY }

/** What came of entering a code. "Last" is a wrong one after which no other is looked at. */
export type Guess = 'right' | 'wrong' | 'last'

type NewRecovery = { accountId: string | null; hasCode: boolean }
type Reset = { browserToken: string; passwordHash: string; notice: (account: Account) => NewEmail }

export type RecoveryStore = ReturnType<typeof recoveryStore>

/** Ways back in for those who forgot their password. Tokens, codes and links themselves are never stored. */
export function recoveryStore(db: Kysely<Tables>, now: Clock, secret: string) {
  const limits = limitStore(db, now)

  /** Replaces what the account could be recovered with until now. For nobody's account it does the same work. */
  async function begin({ accountId, hasCode }: NewRecovery) {
    const [id, browserToken, code, linkKey] = [newId(), newToken(), newCode(), newLinkKey()]
    const codeHash = hashCode(code, { secret, recoveryId: id })
    const fresh: Recovery = {
      id,
      account_id: accountId,
      browser_hash: hashToken(browserToken),
      // Not even by luck can nobody's code be the right one.
      code_hash: accountId !== null && hasCode ? codeHash : null,
      link_hash: hashToken(linkKey),
      guesses_left: GUESSES_PER_CODE,
      created_at: now(),
      expires_at: now() + RECOVERY_TTL,
      verified_at: null,
    }
    await db
      .insertInto('recoveries')
      .values(fresh)
      .onConflict((conflict) =>
        conflict.column('account_id').where('verified_at', 'is', null).doUpdateSet(fresh),
      )
      .execute()
    return { browserToken, linkKey, code: hasCode ? code : null }
  }

  /** Looks at a code, at no more of them than allowed however many come at once, and only in the browser that asked. */
  async function guess({ browserToken, code }: { browserToken: string; code: string }): Promise<Guess> {
    const recovery = await takeGuess(browserToken)
    if (recovery === null) return hasNoGuessesLeft(browserToken)
    const limit = failedGuessLimit(recovery.account_id ?? recovery.id)
    const isAllowed = await limits.take(limit)
    const hash = hashCode(code, { secret, recoveryId: recovery.id })
    const isRight = isSameHash(hash, recovery.code_hash ?? '') && isAllowed
    if (isRight && (await verify(recovery))) {
      await limits.refund(limit.key)
      return 'right'
    }
    return recovery.guesses_left === 0 ? 'last' : 'wrong'
  }

  async function takeGuess(browserToken: string): Promise<Recovery | null> {
    const taken = await db
      .updateTable('recoveries')
      .set((is) => ({ guesses_left: is('guesses_left', '-', 1) }))
      .where('browser_hash', '=', hashToken(browserToken))
      .where('guesses_left', '>', 0)
      .where('expires_at', '>', now())
      .where('verified_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    return taken ?? null
  }

  async function hasNoGuessesLeft(browserToken: string): Promise<Guess> {
    const exhausted = await db
      .selectFrom('recoveries')
      .select('id')
      .where('browser_hash', '=', hashToken(browserToken))
      .where('guesses_left', '=', 0)
      .where('expires_at', '>', now())
      .where('verified_at', 'is', null)
      .executeTakeFirst()
    return exhausted ? 'last' : 'wrong'
  }

  /** False when another request was faster, or a new code has replaced this one. */
  async function verify({ id }: Recovery) {
    const { numUpdatedRows } = await db
      .updateTable('recoveries')
      .set({ verified_at: now(), expires_at: now() + RECOVERY_TTL })
      .where('id', '=', id)
      .where('verified_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  /**
   * Moves the recovery to the browser in which its link was opened, and returns that browser's token. Whoever asked for
   * the mail, perhaps somebody else, is left with nothing. Null when the link is used, expired or none of ours.
   */
  async function followLink(linkKey: string): Promise<string | null> {
    const browserToken = newToken()
    const { numUpdatedRows } = await db
      .updateTable('recoveries')
      .set({
        browser_hash: hashToken(browserToken),
        verified_at: now(),
        expires_at: now() + RECOVERY_TTL,
      })
      .where('link_hash', '=', hashToken(linkKey))
      .where('account_id', 'is not', null)
      .where('expires_at', '>', now())
      .where('verified_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0 ? browserToken : null
  }

  /** The account that may get a new password in this browser, or null. */
  async function findVerified(browserToken: string): Promise<Account | null> {
    const account = await db
      .selectFrom('recoveries')
      .innerJoin('accounts', 'accounts.id', 'recoveries.account_id')
      .selectAll('accounts')
      .where('browser_hash', '=', hashToken(browserToken))
      .where('verified_at', 'is not', null)
      .where('expires_at', '>', now())
      .executeTakeFirst()
    return account ?? null
  }

  /**
   * Sets the password, ends every session and every other recovery of the account, and puts a notice into the outbox: all
   * of it or nothing, and once. Null when this browser may not, or not any more.
   */
  async function reset({ browserToken, passwordHash, notice }: Reset): Promise<Account | null> {
    return db.transaction().execute(async (transaction) => {
      const used = await transaction
        .deleteFrom('recoveries')
        .where('browser_hash', '=', hashToken(browserToken))
        .where('verified_at', 'is not', null)
        .where('expires_at', '>', now())
        .returning('account_id')
        .executeTakeFirst()
      if (!used?.account_id) return null
      const account = await accountStore(transaction, now).setPassword(used.account_id, passwordHash)
      if (account === null) return null
      await sessionStore(transaction, now).endAll(account.id)
      await recoveryStore(transaction, now, secret).endAll(account.id)
      await outboxStore(transaction, now).add(notice(account))
      return account
    })
  }

  /** Makes every code and link of the account worthless, as after a change of its address or password. */
  async function endAll(accountId: string) {
    await db.deleteFrom('recoveries').where('account_id', '=', accountId).execute()
  }

  /** Forgets what can no longer be used. */
  async function purge() {
    await db.deleteFrom('recoveries').where('expires_at', '<=', now()).execute()
  }

  return { begin, guess, followLink, findVerified, reset, endAll, purge }
}

/** How many wrong codes there have been for an account. */
export function failedGuessLimit(accountId: string) {
  return { key: `recovery-guesses:${accountId}`, ...FAILED_GUESS_LIMIT }
}
