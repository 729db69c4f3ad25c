import type { Tables } from '#server/platform/database/tables.ts'

/**
 * Columns with words of anybody, in which somebody else may mention the person: her address is replaced there. `key`
 * identifies the row.
 */
type Texts = { key: string; columns: ReadonlyArray<string> }

/**
 * Lists the personal data in the database. A new table without an entry does not compile. Rows that belong to a row
 * of another table are exported with it, and must be deleted with it (`on delete cascade`).
 */
type Place =
  /** Handled by find-person.ts and erase-person.ts. */
  | { kind: 'own'; texts?: Texts }
  /**
   * Rows of an account or a submission; `secrets` are columns left out of every export. Rows with `isKept` belong to
   * the accounts of the organisation and stay when the donor is erased: they identify nobody, or erase-person.ts
   * rewrites them.
   */
  | {
      kind: 'part'
      of: 'accounts' | 'submissions'
      by: string
      secrets: ReadonlyArray<string>
      isKept?: boolean
      texts?: Texts
    }
  /** No personal data, or none that outlives the row it belongs to. */
  | { kind: 'none'; because: string }

export const PERSONAL_DATA = {
  accounts: { kind: 'own' },
  submissions: { kind: 'own' },
  outbox: { kind: 'own', texts: { key: 'id', columns: ['subject', 'body', 'last_error'] } },
  limits: { kind: 'own' },
  pictures: { kind: 'own' },
  materials: { kind: 'own', texts: { key: 'submission_id', columns: ['name'] } },
  attachment_scans: { kind: 'part', of: 'submissions', by: 'submission_id', secrets: [] },
  sessions: { kind: 'part', of: 'accounts', by: 'account_id', secrets: ['token_hash'] },
  recoveries: {
    kind: 'part',
    of: 'accounts',
    by: 'account_id',
    secrets: ['browser_hash', 'code_hash', 'link_hash'],
  },
  confirmations: { kind: 'part', of: 'accounts', by: 'account_id', secrets: ['key_hash'] },
  requests: {
    kind: 'part',
    of: 'accounts',
    by: 'account_id',
    secrets: [],
    texts: { key: 'id', columns: ['message'] },
  },
  subscriptions: {
    kind: 'part',
    of: 'submissions',
    by: 'submission_id',
    secrets: ['confirm_hash', 'unsubscribe_hash'],
  },
  staff: { kind: 'part', of: 'accounts', by: 'account_id', secrets: ['totp_secret'] },
  staff_recovery_codes: { kind: 'none', because: 'hashes only, deleted with their member of staff' },
  audit_log: { kind: 'none', because: 'names people by a pseudonym, and is never changed' },
  submission_index: {
    kind: 'part',
    of: 'submissions',
    by: 'submission_id',
    secrets: ['search_text'],
    isKept: true,
  },
  receipts: { kind: 'part', of: 'submissions', by: 'submission_id', secrets: ['staff_id'], isKept: true },
  counters: { kind: 'none', because: 'counts only' },
  submission_events: {
    kind: 'part',
    of: 'submissions',
    by: 'submission_id',
    secrets: ['staff_id'],
    texts: { key: 'id', columns: ['subject', 'text'] },
  },
} as const satisfies Record<keyof Tables, Place>

type Places = typeof PERSONAL_DATA

/** The tables with words of anybody, besides submissions, whose texts are in their payload. */
export type TextTable = {
  [Name in keyof Places]: Places[Name] extends { texts: Texts } ? Name : never
}[keyof Places]

/** These tables; `owner` has the id of the account, submission or mail that a row belongs to. */
export const TEXT_TABLES = Object.entries<Place>(PERSONAL_DATA).flatMap(([table, place]) =>
  place.kind === 'none' || place.texts === undefined
    ? []
    : // The condition is that of the type.
      [
        {
          table: table as TextTable,
          owner: place.kind === 'part' ? place.by : place.texts.key,
          ...place.texts,
        },
      ],
)

/** The tables whose rows belong to an account or a submission. */
export function partsOf(owner: 'accounts' | 'submissions') {
  return Object.entries<Place>(PERSONAL_DATA).flatMap(([table, place]) =>
    place.kind === 'part' && place.of === owner ? [{ table, ...place }] : [],
  )
}
