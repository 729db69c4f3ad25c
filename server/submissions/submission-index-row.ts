import type { Submission, SubmissionIndexRow } from '#server/platform/database/tables.ts'

type Indexed = Pick<Submission, 'id' | 'kind' | 'created_at' | 'payload' | 'reference_code'>

// Enough for every field and the start of a long text; it bounds the cost of a search.
const MAX_SEARCH_TEXT = 4000

/** Normalizes a text: texts that differ only in case, accents or the kind of apostrophe become equal. */
export function searchable(text: string) {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .toLowerCase()
}

/** The row of a new submission in the index of the console's lists. */
export function submissionIndexRow(submission: Indexed): SubmissionIndexRow {
  const { id, kind, created_at, payload, reference_code } = submission
  const fields = JSON.parse(payload) as Record<string, unknown>
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  const name = text('fullName') || `${text('firstName')} ${text('lastName')}`.trim()
  const isNomination = kind === 'nominations'
  return {
    submission_id: id,
    kind,
    created_at,
    // A subscription to a mailing list needs no answer.
    status: kind === 'newsletter' || kind === 'job-mail' ? 'closed' : 'new',
    assignee_id: null,
    sender: name || text('email'),
    search_text: searchable([reference_code, ...texts].join('\n')).slice(0, MAX_SEARCH_TEXT),
    category: isNomination ? text('category') : null,
    nominee_email: isNomination ? searchable(text('email')) : null,
    nominee_name: isNomination ? searchable(name).replace(/\s+/g, ' ') : null,
    is_shortlisted: 0,
  }
}
