import { PAGE_SIZE } from '#contract/staff/answer.ts'
import type { StaffNomination } from '#contract/staff/nominations.ts'
import { WAITING_STATUSES, type Overview } from '#contract/staff/overview.ts'
import { ASSIGNED_TO_ME, ASSIGNED_TO_NOBODY, type SubmissionQuery } from '#contract/staff/submissions.ts'
import { STAFF_ID } from './staff-access.ts'
import type { MockSubmission } from './staff-submissions.ts'

/** Parses the query of a call. */
export const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

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

export function isWanted(
  one: MockSubmission,
  { kind, status, subscription, assignee, search = '', from, to }: SubmissionQuery,
) {
  const day = one.receivedAt.slice(0, 10)
  const owner = one.assignee?.id ?? ASSIGNED_TO_NOBODY
  const text = [one.reference, ...one.fields.map(({ value }) => String(value))].join('\n').toLowerCase()
  return (
    (kind ?? one.kind) === one.kind &&
    (status ?? one.status) === one.status &&
    (subscription ?? one.subscription?.state) === one.subscription?.state &&
    (assignee === ASSIGNED_TO_ME ? STAFF_ID : (assignee ?? owner)) === owner &&
    (from ?? day) <= day &&
    (to ?? day) >= day &&
    text.includes(search.toLowerCase())
  )
}

export function nominationOf(one: MockSubmission, sameNominee: number): StaffNomination {
  const valueOf = (name: string) => String(one.fields.find((field) => field.name === name)?.value ?? '')
  return {
    ...summaryOf(one),
    category: valueOf('category'),
    nominee: valueOf('fullName'),
    company: valueOf('companyName'),
    country: valueOf('country'),
    sameNominee,
    isShortlisted: one.isShortlisted,
  }
}

export function overviewOf(submissions: ReadonlyArray<MockSubmission>): Overview {
  const days = submissions.map(({ receivedAt }) => receivedAt.slice(0, 10)).sort()
  const arrived = submissions.map(({ kind, receivedAt }) => ({
    day: receivedAt.slice(0, 10),
    kind,
    count: 1,
  }))
  const waiting = WAITING_STATUSES.flatMap((status) =>
    [...new Set(submissions.map(({ kind }) => kind))].flatMap((kind) => {
      const all = submissions.filter((one) => one.kind === kind && one.status === status)
      const oldestAt = all.at(-1)?.receivedAt
      if (oldestAt === undefined) return []
      const ages = { underOneDay: 0, oneToThreeDays: 0, threeToSevenDays: 0, overSevenDays: all.length }
      return [{ kind, status, ...ages, oldestAt }]
    }),
  )
  const ending = [{ kind: 'contact', count: 2, firstOn: '2026-12-04' } as const]
  return { from: days[0] ?? '', to: days.at(-1) ?? '', arrived, waiting, ending }
}
