import type { Kysely } from 'kysely'
import { zonedTime } from '#contract/days.ts'
import { toMajorUnits } from '#contract/money.ts'
import type { SubmissionKind } from '#contract/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import type { Submission, Tables } from '#server/platform/database/tables.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { subscriptionColumns, subscriptionOf } from '#server/subscriptions/subscription-state.ts'
import { staffNames } from './staff-names.ts'
import { submissionLists, type Filters, type Viewer } from './submission-lists.ts'

type Row = Record<string, unknown>
type Key = Pick<Submission, 'created_at' | 'id'>

type Wanted = {
  filters: Filters & { kind: SubmissionKind }
  viewer: Viewer
  /** The link that each mail to a confirmed address must contain. */
  linkOf: (row: Pick<Submission, 'id'>) => string
}

// Rows per page, which bounds the memory.
const PAGE = 500

/** Yields the rows of an export in pages, oldest first. Amounts are in major units. */
export async function* exportRows(db: Kysely<Tables>, { filters, viewer, linkOf }: Wanted) {
  const { kind } = filters
  const names = await staffNames(db)
  const read = (last?: Key) => readPage(db, { filters, viewer }, last)
  for (let page = await read(); page.length > 0; page = await read(page.at(-1))) {
    yield page.map(({ created_at, reference_code, payload, ...row }): Row => {
      const { amountMinor, ...fields } = JSON.parse(payload) as Row
      const isConfirmed = subscriptionOf(row).state === 'confirmed'
      return {
        reference: formatReference(viewer.organisation, reference_code),
        received: zonedTime(created_at),
        status: row.status,
        assignee: names.get(row.assignee_id ?? '') ?? '',
        ...(kind === 'nominations' && { shortlisted: row.is_shortlisted === 1 }),
        ...(typeof amountMinor === 'number' && { amount: toMajorUnits(amountMinor) }),
        ...fields,
        ...(isSubscriptionKind(kind) && {
          ...subscriptionColumns(row),
          unsubscribe: isConfirmed ? linkOf(row) : '',
        }),
        ...(row.attachment !== null && { attachment: row.attachment }),
      }
    })
  }
}

/** The rows after the last one that was read. */
function readPage(db: Kysely<Tables>, { filters, viewer }: Omit<Wanted, 'linkOf'>, last?: Key) {
  const lists = submissionLists(db)
  let ids = lists.filtered(filters, viewer).select('id')
  if (last) {
    const { created_at, id } = last
    ids = ids.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(created_at, id)))
  }
  return lists
    .submissions(ids.orderBy('created_at').orderBy('id').limit(PAGE))
    .select(['subscriptions.confirmed_at', 'unsubscribed_at', 'consent', 'asked_at'])
    .select(['submissions.id', 'submissions.created_at', 'reference_code', 'payload', 'status'])
    .select(['is_shortlisted', 'assignee_id'])
    .select('materials.name as attachment')
    .orderBy('submissions.created_at')
    .orderBy('submissions.id')
    .execute()
}
