import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { CODE_LENGTH } from '#contract/recovery.ts'
import { replacePassword, type NewPassword } from '#server/accounts/account-changes.ts'
import { accountStore } from '#server/accounts/account-store.ts'
import { DAY, MINUTE, type Clock } from '#server/platform/clock.ts'
import type { Account, Recovery, Tables } from '#server/platform/database/tables.ts'
import { limitStore, type Limit } from '#server/platform/database/limit-store.ts'
import { hashToken, isSameHash, keyedHash, newId, newLinkKey, newToken } from '#server/platform/tokens.ts'

/** How long a code is valid, and then how long a new password can be chosen (OWASP ASVS 5.0, 6.5.5). */
export const RECOVERY_TTL = 10 * MINUTE

/** For the last mail of a day: a stranger may have caused all of them, and the owner could get no other. */
const LAST_LINK_TTL = 1 * DAY

const GUESSES_PER_CODE = 3

/*
 * The maximum numbers of wrong codes that are evaluated. A guess is correct with a chance of 1 in 10,000, so `site`
 * alone determines how many accounts can be taken over by guessing: docs/decisions/0009-recovery-and-mail.md has the
 * computation.
 */
export const GUESS_LIMITS = {
  /** Beyond it, this account gets no more codes. */
  account: { max: 15, windowMs: 30 * DAY },
  /** Beyond it, no code is evaluated for any account, and all mails contain only the link. */
  site: { max: 40, windowMs: DAY },
  /** Beyond it, this address can only use links. A whole school may share it. */
  address: { max: 20, windowMs: DAY },
}

export const ADDRESS_GUESS_LIMIT: Limit = { key: 'recovery-guesses-from', ...GUESS_LIMITS.address }

const SITE_GUESS_LIMIT: Limit = { key: 'recovery-guesses-site', ...GUESS_LIMITS.site }

/** Limits that prevent flooding of mailboxes, and bound the number of codes to guess. */
const RECOVERY_LIMITS = {
  emails: { max: 10, windowMs: DAY },
  codes: { max: 5, windowMs: DAY },
}

/** The result of entering a code. After "last", a wrong code, no further code is checked. */
export type Guess = 'right' | 'wrong' | 'last'

type NewRecovery = {
  contactKey: string
  account: Account | null
  /** The id of a browser in which the account has signed in before (accounts/device-cookie.ts). */
  device: string | null
}
type Reset = NewPassword & { browserToken: string }

/** Password recoveries. Only hashes of tokens, codes and links are stored. */
export function recoveryStore(db: Kysely<Tables>, now: Clock, secret: string) {
  const limits = limitStore(db, now)

  /** Counts a request, in the same way whether or not an account exists, so that the answer does not reveal it. */
  async function take({ contactKey, account, device }: NewRecovery) {
    // Hashed so that a leaked table does not reveal emails or phone numbers.
    const contact = keyedHash(contactKey, secret)
    // The owner's browsers have a separate count, which strangers cannot use up.
    const from = device === null ? '' : `${device}:`
    // The contact or the account comes last, so that `deleteFor` finds the count when either is erased.
    const requests = { key: `recovery-asked:${from}${contact}`, ...RECOVERY_LIMITS.emails }
    await limits.admit(requests, { alternative: ', or open the link in our last email, which still works' })

    // An account can be named by its email address or by its phone number. The answer must not reveal that both
    // belong together, so emails beyond the account's own limit are silently not sent.
    const owner = account?.id ?? contact
    const emails = { key: `recovery-emails:${from}${owner}`, ...RECOVERY_LIMITS.emails }
    const hasEmail = await limits.take(emails)
    // No further one will be sent for some time. The last one never contains a code.
    const isLastEmail = (await Promise.all([requests, emails].map(limits.isExhausted))).some(Boolean)
    const guesses = [accountGuessLimit(owner), SITE_GUESS_LIMIT]
    const isGuessedAt = (await Promise.all(guesses.map(limits.isExhausted))).some(Boolean)
    const isGranted = await limits.take({ key: `recovery-codes:${owner}`, ...RECOVERY_LIMITS.codes })
    return { hasEmail, isLastEmail, hasCode: isGranted && !isGuessedAt && !isLastEmail }
  }

  /**
   * Replaces the code and link of the account, and returns what to mail to it, or null. Without an account it does the
   * same work. Answers 429 to too many requests.
   */
  async function start(asked: NewRecovery) {
    const { hasEmail, hasCode, isLastEmail } = await take(asked)
    const recipient = hasEmail ? asked.account : null
    const ttl = isLastEmail ? LAST_LINK_TTL : RECOVERY_TTL
    const [id, browserToken, code, linkKey] = [newId(), newToken(), newCode(), newLinkKey()]
    const codeHash = hashCode(code, { secret, recoveryId: id })
    const fresh: Recovery = {
      id,
      account_id: recipient?.id ?? null,
      browser_hash: hashToken(browserToken),
      // Without an account no code matches.
      code_hash: recipient !== null && hasCode ? codeHash : null,
      link_hash: hashToken(linkKey),
      guesses_left: GUESSES_PER_CODE,
      created_at: now(),
      expires_at: now() + ttl,
      verified_at: null,
    }
    await db
      .insertInto('recoveries')
      .values(fresh)
      .onConflict((conflict) =>
        conflict.column('account_id').where('verified_at', 'is', null).doUpdateSet(fresh),
      )
      .execute()
    const mail = recipient && { recipient: recipient.email, code: hasCode ? code : null, linkKey, ttl }
    return { browserToken, mail }
  }

  /** Checks a code in the requesting browser. Limits the number of attempts, even if they arrive at once. */
  async function guess({ browserToken, code }: { browserToken: string; code: string }): Promise<Guess> {
    const recovery = await takeGuess(browserToken)
    if (recovery === null) return 'wrong'
    if (recovery.guesses_left < 0) return 'last'
    // Both limits count every code, even for a decoy, so that they do not reveal which accounts exist.
    const wrongCodes = [accountGuessLimit(recovery.account_id ?? recovery.id), SITE_GUESS_LIMIT]
    const isAllowed = (await Promise.all(wrongCodes.map((limit) => limits.take(limit)))).every(Boolean)
    const hash = hashCode(code, { secret, recoveryId: recovery.id })
    const isRight = isSameHash(hash, recovery.code_hash ?? '') && isAllowed
    if (isRight && (await verify(recovery))) {
      for (const { key } of wrongCodes) await limits.refund(key)
      return 'right'
    }
    return recovery.guesses_left === 0 ? 'last' : 'wrong'
  }

  async function takeGuess(browserToken: string): Promise<Recovery | null> {
    const taken = await db
      .updateTable('recoveries')
      .set((is) => ({ guesses_left: is('guesses_left', '-', 1) }))
      .where('browser_hash', '=', hashToken(browserToken))
      .where('expires_at', '>', now())
      .where('verified_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    return taken ?? null
  }

  /** Returns false if another request came first, or a new code has replaced this one. */
  async function verify({ id }: Recovery) {
    const { numUpdatedRows } = await db
      .updateTable('recoveries')
      .set({ verified_at: now(), expires_at: now() + RECOVERY_TTL })
      .where('id', '=', id)
      .where('verified_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  /** Moves the recovery to the browser that opened the link, and returns its token; null if the link is not valid. */
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

  /** The account whose password may be reset in this browser, or null. */
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
   * In one transaction: sets the password, confirms the address that the mail went to, ends all sessions and other
   * recoveries of the account, and stores a notice in the outbox. It works once; returns null if this browser has no
   * verified recovery.
   */
  async function reset({ browserToken, ...change }: Reset): Promise<Account | null> {
    return db.transaction().execute(async (transaction) => {
      const used = await transaction
        .deleteFrom('recoveries')
        .where('browser_hash', '=', hashToken(browserToken))
        .where('verified_at', 'is not', null)
        .where('expires_at', '>', now())
        .returning('account_id')
        .executeTakeFirst()
      if (!used?.account_id) return null
      const accounts = accountStore(transaction, now)
      const owner = await accounts.findById(used.account_id)
      // Before the notice, as a confirmed address has a count of its own.
      if (owner === null || !(await accounts.confirmAddress(owner))) return null
      return replacePassword(transaction, now, owner, change)
    })
  }

  return { start, guess, followLink, findVerified, reset }
}

/** Generates random digits, each equally likely. */
export function newCode() {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

function accountGuessLimit(accountId: string): Limit {
  return { key: `recovery-guesses:${accountId}`, ...GUESS_LIMITS.account }
}

/** Hashes a code for storage. Keyed, because without the key all codes could be tried in an instant. */
export function hashCode(code: string, { secret, recoveryId }: { secret: string; recoveryId: string }) {
  return keyedHash(`${recoveryId}:${code}`, secret)
}
