import { sql, type Kysely, type UpdateObject } from 'kysely'
import unhomoglyph from 'unhomoglyph'
import type { User } from '#contract/accounts.ts'
import { normalizeEmail } from '#contract/fields.ts'
import { newId } from '#server/platform/tokens.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isDuplicate } from '#server/platform/database/faults.ts'
import type { Account, NewAccount, Tables } from '#server/platform/database/tables.ts'
import { HttpError, notSignedIn } from '#server/platform/http/errors.ts'

/** The account as of the password check: changes apply only if the password is still the same. */
export type Confirmed = Pick<Account, 'id' | 'password_version'>

export type Profile = Pick<Account, 'surname' | 'first_name' | 'phone_number' | 'email' | 'username'>

const TAKEN = {
  email: 'There is already an account with this email address. Log in, or recover your password.',
  username: 'That username is taken, or looks too much like one that is. Please choose another.',
}

/** Another account has this address or username, or a username that looks like it. */
export function taken(field: keyof typeof TAKEN) {
  return new HttpError(409, TAKEN[field])
}

export type AccountStore = ReturnType<typeof accountStore>

export function accountStore(db: Kysely<Tables>, now: Clock) {
  /** Creates an account. Of simultaneous requests for an address or a username, all but one get 409. */
  async function create(profile: Profile & { passwordHash: string }): Promise<Account> {
    const { passwordHash, ...rest } = profile
    const time = now()
    const account: NewAccount = {
      ...rest,
      ...normalizedKeys(rest),
      id: newId(),
      password_hash: passwordHash,
      password_version: 0,
      is_on_mailing_list: 0,
      created_at: time,
      updated_at: time,
    }
    const created = await db
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (created === undefined) throw taken((await findByEmail(rest.email)) === null ? 'username' : 'email')
    return created
  }

  async function findByEmail(email: string) {
    return findWhere('email_key', normalizeKey(email))
  }

  async function findById(id: string) {
    return findWhere('id', id)
  }

  async function findWhere(column: 'id' | 'email_key', value: string) {
    const found = await db.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst()
    return found ?? null
  }

  /** All accounts with a number in these spellings, as families and schools share phones. */
  async function findByPhone(spellings: ReadonlyArray<string>) {
    return db.selectFrom('accounts').selectAll().where('phone_number', 'in', spellings).execute()
  }

  /** Changes the account with this id, and with this version of the password if it is given; answers 401 without one. */
  async function change(
    { id, password_version }: Pick<Account, 'id'> & Partial<Confirmed>,
    changes: UpdateObject<Tables, 'accounts', 'accounts'>,
  ): Promise<Account> {
    let query = db
      .updateTable('accounts')
      .set({ ...changes, updated_at: now() })
      .where('id', '=', id)
    if (password_version !== undefined) query = query.where('password_version', '=', password_version)
    const changed = await query.returningAll().executeTakeFirst()
    if (changed === undefined) throw notSignedIn()
    return changed
  }

  /** Answers 409 like `create`, and 401 if the account is gone or has another password by now. */
  async function updateProfile({ id, password_version }: Confirmed, profile: Profile) {
    const keys = normalizedKeys(profile)
    try {
      return await change(
        { id, password_version },
        {
          ...profile,
          ...keys,
          // Confirmed only as long as it is the same.
          confirmed_at: sql`case when email_key = ${keys.email_key} then confirmed_at end`,
        },
      )
    } catch (error) {
      if (!isDuplicate(error)) throw error
      throw taken(error.message.includes('username') ? 'username' : 'email')
    }
  }

  /** Sets the password, which ends all sessions. Answers 401 if the account is gone or has another password by now. */
  async function setPassword({ id, password_version }: Confirmed, passwordHash: string) {
    const next = { password_hash: passwordHash, password_version: password_version + 1 }
    return change({ id, password_version }, next)
  }

  /** Records the first use of a link mailed to this address. Returns false if the account has another by now. */
  async function confirmAddress({ id, email_key }: Pick<Account, 'id' | 'email_key'>) {
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set((is) => ({ confirmed_at: is.fn.coalesce('confirmed_at', is.val(now())) }))
      .where('id', '=', id)
      .where('email_key', '=', email_key)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  /** Replaces the picture, or removes it for null. Answers 401 if the account is gone. Call it in a transaction. */
  async function setPicture(id: string, content: Buffer | null): Promise<Account> {
    const account = await change({ id }, { picture_id: content === null ? null : newId() })
    await db.deleteFrom('pictures').where('account_id', '=', id).execute()
    if (content !== null) await db.insertInto('pictures').values({ account_id: id, content }).execute()
    return account
  }

  async function findPicture(id: string): Promise<Buffer | null> {
    const found = await db
      .selectFrom('pictures')
      .select('content')
      .where('account_id', '=', id)
      .executeTakeFirst()
    // SQLite's driver returns bytes as an ArrayBuffer.
    return found ? Buffer.from(found.content) : null
  }

  /** Deletes the account with its sessions and recoveries, in a transaction. Returns false if there was none. */
  async function remove({ id, password_version }: Pick<Account, 'id'> & Partial<Confirmed>) {
    let query = db.deleteFrom('accounts').where('id', '=', id)
    if (password_version !== undefined) query = query.where('password_version', '=', password_version)
    const { numDeletedRows } = await query.executeTakeFirst()
    return numDeletedRows > 0
  }

  return {
    create,
    findByEmail,
    findById,
    findByPhone,
    change,
    updateProfile,
    setPassword,
    confirmAddress,
    setPicture,
    findPicture,
    remove,
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

/** Normalizes case and Unicode, so that spellings of one address or username become equal. */
export function normalizeKey(name: string) {
  return normalizeEmail(name).normalize('NFKC').toLowerCase()
}

function normalizedKeys({ email, username }: Pick<Profile, 'email' | 'username'>) {
  return {
    email_key: normalizeKey(email),
    username_key: normalizeKey(username),
    username_skeleton: usernameSkeleton(username),
  }
}

/**
 * Returns the same text for names that look alike, regardless of case and alphabet (Unicode Technical Standard 39,
 * skeletons). Skeletons are stored, so a library version with other data needs a migration that recomputes them.
 */
function usernameSkeleton(username: string) {
  // Twice, because capitals resemble other characters than their lower-case letters.
  const letters = replaceLookAlikes(replaceLookAlikes(username).toLowerCase()).toLowerCase()
  // A capital I has the skeleton of a lower-case l: ignoring case, all three are one.
  return letters.replaceAll('i', 'l')
}

function replaceLookAlikes(name: string) {
  return unhomoglyph(name.normalize('NFKC').normalize('NFD')).normalize('NFD')
}
