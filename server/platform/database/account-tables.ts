import type { Flag, Time } from './column-types.ts'

/* The tables of members and their logins: see tables.ts. */

export type AccountsTable = {
  id: string
  surname: string
  first_name: string
  /** Digits only. Several accounts may share one. */
  phone_number: string
  email: string
  /** Normalized, to compare addresses and usernames: see server/accounts/account-store.ts. */
  email_key: string
  username: string
  username_key: string
  /** Equal for usernames that look alike: see server/accounts/account-store.ts. */
  username_skeleton: string
  password_hash: string
  /** Counts the passwords of the account. A session that began with an earlier password has ended. */
  password_version: number
  is_on_mailing_list: Flag
  /** Changes with each new picture; null without a picture. */
  picture_id: string | null
  /** When the member confirmed the address. Null again after a change of address. */
  confirmed_at: Time | null
  created_at: Time
  updated_at: Time
}

export type SessionsTable = {
  id: string
  /** SHA-256 of the token in the cookie: a leaked table does not reveal tokens. */
  token_hash: string
  account_id: string
  password_version: number
  browser: string
  is_long: Flag
  created_at: Time
  last_seen_at: Time
  /** The session ends then, unless it is used before. */
  expires_at: Time
  /** When a member of staff passed the second step in this session. */
  second_step_at: Time | null
}

export type RecoveriesTable = {
  id: string
  /** Null for a decoy: requests without an account must look the same. */
  account_id: string | null
  /** SHA-256 of the token in the cookie of the browser that requested the recovery, or that opened the link. */
  browser_hash: string
  /** Keyed hash of the four digits, or null if this account gets no more codes. */
  code_hash: string | null
  link_hash: string
  /** Below zero after attempts beyond the last. */
  guesses_left: number
  created_at: Time
  expires_at: Time
  /** When the code or the link was used. An account has at most one recovery that is not verified. */
  verified_at: Time | null
}

/** The keys of mailed links that confirm the address of an account. Used keys stay until they expire. */
export type ConfirmationsTable = {
  /** SHA-256 of the key. */
  key_hash: string
  account_id: string
  /** The address that the mail was sent to. */
  email_key: string
  expires_at: Time
}
