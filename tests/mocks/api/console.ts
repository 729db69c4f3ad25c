import type { AuditEntry } from '#contract/staff/overview.ts'
import type { MockRetention } from './staff-overview.ts'
import { mockSubmissionsOfStaff, THANKS, type MockSubmission } from './staff-submissions.ts'

/** `kinds` are the kinds of submissions that the template is for; empty means all. */
type ReplyTemplate = {
  key: string
  title: string
  subject: string
  text: string
  kinds: ReadonlyArray<string>
}

/** The data of the staff console, and the parts of the content that it needs. */
export type MockConsole = {
  /** Newest first. */
  submissions: Array<MockSubmission>
  /** Newest first. */
  audit: Array<AuditEntry>
  referencePrefix: string
  /** The keys of the categories for nominations. */
  categories: ReadonlyArray<string>
  templates: ReadonlyArray<ReplyTemplate>
  retention: MockRetention
  now: () => number
}

/** A console with submissions of every kind from the last five weeks. */
export function demoConsole(now = Date.now): MockConsole {
  return {
    submissions: mockSubmissionsOfStaff(now()),
    audit: [],
    referencePrefix: 'GG',
    categories: ['teacher'],
    templates: [{ ...THANKS, kinds: [] }],
    // Short enough that the overview shows messages that are deleted soon.
    retention: { contact: 46, volunteering: 730, donations: 2555, nominations: 730 },
    now,
  }
}

type NewEntry = Pick<AuditEntry, 'who' | 'name' | 'action'> & {
  submission?: Pick<MockSubmission, 'id' | 'reference'> | undefined
  detail?: string
}

/** Adds an entry to the audit log. */
export function addAuditEntry(
  { audit, now }: Pick<MockConsole, 'audit' | 'now'>,
  { submission, detail = '', ...entry }: NewEntry,
) {
  audit.unshift({
    id: crypto.randomUUID(),
    at: new Date(now()).toISOString(),
    ...entry,
    submissionId: submission?.id ?? null,
    reference: submission?.reference ?? null,
    detail,
  })
}
