import type { Submission } from '#server/platform/database/tables.ts'

type Sent = Pick<Submission, 'kind' | 'payload' | 'reference_code'>

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

/** The columns by which the console lists and finds a submission, from its fields. */
export function searchColumns({ kind, payload, reference_code }: Sent) {
  const fields = JSON.parse(payload) as Record<string, unknown>
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  const name = text('fullName') || `${text('firstName')} ${text('lastName')}`.trim()
  const isNomination = kind === 'nominations'
  return {
    sender: name || text('email'),
    search_text: searchable([reference_code, ...texts].join('\n')).slice(0, MAX_SEARCH_TEXT),
    category: isNomination ? text('category') : null,
    nominee_email: isNomination ? searchable(text('email')) : null,
    nominee_name: isNomination ? searchable(name).replace(/\s+/g, ' ') : null,
  }
}
