import { dayOf } from '#contract/days.ts'
import { PAGE_SIZE } from '#contract/staff/answer.ts'
import type { StaffNomination } from '#contract/staff/nominations.ts'
import { ASSIGNED_TO_ME, ASSIGNED_TO_NOBODY, type SubmissionQuery } from '#contract/staff/submissions.ts'
import { CHIOMA } from './staff-access.ts'
import type { MockSubmission } from './staff-submissions.ts'

/** Normalizes text for comparisons ignoring case and accents. */
const searchable = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Normalizes names for comparisons ignoring case, accents and repeated spaces. */
const nameKey = (text: string) => searchable(text).replace(/\s+/g, ' ')

/** Parses the query of a call. The values of a repeated name are an array, as on the server. */
export function queryOf(url: string): Record<string, string | Array<string>> {
  const { searchParams } = new URL(url)
  return Object.fromEntries(
    [...searchParams].map(([name, value]) => {
      const all = searchParams.getAll(name)
      return [name, all.length > 1 ? all : value]
    }),
  )
}

export function pageOf<Row>(rows: ReadonlyArray<Row>, page: number) {
  const [total, first] = [rows.length, (page - 1) * PAGE_SIZE]
  return { rows: rows.slice(first, first + PAGE_SIZE), total, page, pageSize: PAGE_SIZE }
}

export function summaryOf({
  id,
  reference,
  kind,
  status,
  from,
  receivedAt,
  assignee,
  hasAttachment,
  subscription,
}: MockSubmission) {
  return { id, reference, kind, status, from, receivedAt, assignee, hasAttachment, subscription }
}

/** The part of a reference after the prefix of the organisation. */
export const codeOf = (reference: string) => reference.toUpperCase().split('-').at(-1) ?? ''

/** Whether a submission matches the filters. */
export function isWanted(
  one: MockSubmission,
  { kind, status, subscription, assignee = '', search = '', from, to }: SubmissionQuery,
) {
  const day = dayOf(one.receivedAt)
  const owner = one.assignee?.id ?? ASSIGNED_TO_NOBODY
  const values = one.fields.map(({ value }) => value).filter((value) => typeof value === 'string')
  const text = nameKey([codeOf(one.reference), ...values].join('\n'))
  const wanted = nameKey(search)
  return (
    (kind ?? one.kind) === one.kind &&
    (status ?? one.status) === one.status &&
    (subscription ?? one.subscription?.state) === one.subscription?.state &&
    (assignee === ASSIGNED_TO_ME ? CHIOMA.id : assignee || owner) === owner &&
    (from ?? day) <= day &&
    (to ?? day) >= day &&
    text.includes(wanted.replace(/^gg-/, ''))
  )
}

function valueIn({ fields }: MockSubmission, name: string): string {
  return String(fields.find((field) => field.name === name)?.value ?? '')
}

/** Whether two nominations are for the same person: in one category, by address or by name. */
export function isSameNominee(one: MockSubmission, other: MockSubmission): boolean {
  const hasSame = (name: string) => nameKey(valueIn(one, name)) === nameKey(valueIn(other, name))
  return (
    one.kind === 'nominations' &&
    other.kind === 'nominations' &&
    hasSame('category') &&
    (hasSame('email') || hasSame('fullName'))
  )
}

/** The nominations sorted by category and name, so that duplicates are adjacent. */
export function nominationsIn(submissions: ReadonlyArray<MockSubmission>): Array<StaffNomination> {
  const all = submissions.filter(({ kind }) => kind === 'nominations')
  const rows = all.map((one) => ({
    ...summaryOf(one),
    category: valueIn(one, 'category'),
    nominee: valueIn(one, 'fullName'),
    company: valueIn(one, 'companyName'),
    country: valueIn(one, 'country'),
    sameNominee: all.filter((other) => isSameNominee(one, other)).length,
    isShortlisted: one.isShortlisted,
  }))
  const keyOf = ({ category, nominee, receivedAt }: StaffNomination) =>
    [category, nameKey(nominee), receivedAt].join('\n')
  return rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Counts for each category with nominations. */
export function categoriesIn(submissions: ReadonlyArray<MockSubmission>) {
  const all = submissions.filter(({ kind }) => kind === 'nominations')
  const found = all.map((one) => valueIn(one, 'category'))
  return [...new Set(found)].sort().map((category) => {
    const nominations = all.filter((one) => valueIn(one, 'category') === category)
    return {
      category,
      nominations: nominations.length,
      nominees: new Set(nominations.map((one) => searchable(valueIn(one, 'email')))).size,
      shortlisted: nominations.filter(({ isShortlisted }) => isShortlisted).length,
    }
  })
}
