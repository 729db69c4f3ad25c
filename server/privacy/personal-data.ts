import type { Tables } from '#server/platform/database/tables.ts'

type Place = {
  /** Rows of an account or a submission are exported with it, and must be deleted with it (`on delete cascade`). */
  of?: keyof typeof OWNERS
  /** Columns that are left out of every export. */
  secrets?: ReadonlyArray<string>
  /** The accounts of the organisation stay when the donor is erased: these rows identify nobody. */
  isKept?: boolean
  /** Columns in which somebody may mention the person: her address is replaced there. `key` identifies the row. */
  texts?: { key: string; columns: ReadonlyArray<string> }
}

const OWNERS = { accounts: 'account_id', submissions: 'submission_id' }

// Handled by find-person.ts and erase-person.ts.
const OWN: Place = {}
// No personal data, or none that outlives the row it belongs to.
const NONE: Place = {}

/** Lists the personal data in the database. A new table without an entry does not compile. */
export const PERSONAL_DATA: Record<keyof Tables, Place> = {
  accounts: OWN,
  submissions: OWN,
  outbox: { ...OWN, texts: { key: 'id', columns: ['subject', 'body', 'last_error'] } },
  limits: OWN,
  pictures: OWN,
  materials: {
    of: 'submissions',
    // A file of its own, and what only the scanner needs.
    secrets: ['content', 'attempts', 'due_at'],
    texts: { key: 'submission_id', columns: ['name'] },
  },
  sessions: { of: 'accounts', secrets: ['token_hash'] },
  recoveries: { of: 'accounts', secrets: ['browser_hash', 'code_hash', 'link_hash'] },
  confirmations: { of: 'accounts', secrets: ['key_hash'] },
  requests: { of: 'accounts', texts: { key: 'id', columns: ['message'] } },
  staff: { of: 'accounts', secrets: ['totp_secret'] },
  subscriptions: { of: 'submissions', secrets: ['confirm_hash', 'unsubscribe_hash'] },
  receipts: { of: 'submissions', secrets: ['staff_id'], isKept: true },
  submission_events: {
    of: 'submissions',
    secrets: ['staff_id'],
    texts: { key: 'id', columns: ['subject', 'text'] },
  },
  staff_recovery_codes: NONE,
  // Names people by a pseudonym, and is never changed.
  audit_log: NONE,
  counters: NONE,
}

/** The tables whose rows belong to an account or a submission. */
export function partsOf(owner: keyof typeof OWNERS) {
  return Object.entries(PERSONAL_DATA).flatMap(([table, { of, secrets = [], isKept = false }]) =>
    of === owner ? [{ table, by: OWNERS[of], secrets, isKept }] : [],
  )
}

/**
 * The tables with words of anybody, besides submissions, whose texts are in their payload. `owner` has the id of the
 * account, submission or mail that a row belongs to.
 */
export const TEXT_TABLES = Object.entries(PERSONAL_DATA).flatMap(([table, { of, texts }]) =>
  texts ? [{ table, owner: of ? OWNERS[of] : texts.key, ...texts }] : [],
)
