import type { Tables } from '#server/platform/database/tables.ts'

/** Columns in which somebody may mention the person: her address is replaced there. `key` identifies the row. */
type Texts = { key: string; columns: ReadonlyArray<string> }

/**
 * Lists the personal data in the database. A new table without an entry does not compile. Rows that belong to a row
 * of another table are exported with it, and must be deleted with it (`on delete cascade`).
 */
type Place =
  /** Handled by find-person.ts and erase-person.ts. */
  | { kind: 'own'; texts?: Texts }
  | Part
  /** No personal data, or none that outlives the row it belongs to. */
  | { kind: 'none'; because: string }

/**
 * Rows of an account or a submission; `secrets` are columns left out of every export. Rows with `isKept` belong to
 * the accounts of the organisation and stay when the donor is erased: they identify nobody, or erase-person.ts
 * rewrites them.
 */
type Part = {
  kind: 'part'
  of: 'accounts' | 'submissions'
  by: string
  secrets: ReadonlyArray<string>
  isKept?: boolean
  texts?: Texts
}

function ofAccount(secrets: ReadonlyArray<string>, more: Pick<Part, 'texts'> = {}): Part {
  return { kind: 'part', of: 'accounts', by: 'account_id', secrets, ...more }
}

function ofSubmission(secrets: ReadonlyArray<string>, more: Pick<Part, 'texts' | 'isKept'> = {}): Part {
  return { kind: 'part', of: 'submissions', by: 'submission_id', secrets, ...more }
}

export const PERSONAL_DATA: Record<keyof Tables, Place> = {
  accounts: { kind: 'own' },
  submissions: { kind: 'own' },
  outbox: { kind: 'own', texts: { key: 'id', columns: ['subject', 'body', 'last_error'] } },
  limits: { kind: 'own' },
  pictures: { kind: 'own' },
  materials: { kind: 'own', texts: { key: 'submission_id', columns: ['name'] } },
  sessions: ofAccount(['token_hash']),
  recoveries: ofAccount(['browser_hash', 'code_hash', 'link_hash']),
  confirmations: ofAccount(['key_hash']),
  requests: ofAccount([], { texts: { key: 'id', columns: ['message'] } }),
  staff: ofAccount(['totp_secret']),
  attachment_scans: ofSubmission([]),
  subscriptions: ofSubmission(['confirm_hash', 'unsubscribe_hash']),
  receipts: ofSubmission(['staff_id'], { isKept: true }),
  submission_events: ofSubmission(['staff_id'], { texts: { key: 'id', columns: ['subject', 'text'] } }),
  staff_recovery_codes: { kind: 'none', because: 'hashes only, deleted with their member of staff' },
  audit_log: { kind: 'none', because: 'names people by a pseudonym, and is never changed' },
  counters: { kind: 'none', because: 'counts only' },
}

/** The tables whose rows belong to an account or a submission. */
export function partsOf(owner: Part['of']): Array<Part & { table: string }> {
  return Object.entries(PERSONAL_DATA).flatMap(([table, place]) =>
    place.kind === 'part' && place.of === owner ? [{ table, ...place }] : [],
  )
}

/**
 * The tables with words of anybody, besides submissions, whose texts are in their payload. `owner` has the id of the
 * account, submission or mail that a row belongs to.
 */
export const TEXT_TABLES = Object.entries(PERSONAL_DATA).flatMap(([table, place]) =>
  place.kind === 'none' || place.texts === undefined
    ? []
    : [{ table, owner: place.kind === 'part' ? place.by : place.texts.key, ...place.texts }],
)
