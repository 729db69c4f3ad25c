import type { Kysely } from 'kysely'
import { zonedTime } from '#contract/days.ts'
import { toMajorUnits } from '#contract/money.ts'
import type { SubmissionKind } from '#contract/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import type { Submission, Tables } from '#server/platform/database/tables.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { subscriptionColumns, subscriptionOf } from '#server/subscriptions/subscription-state.ts'
import { submissionLists, type Filters, type Viewer } from './submission-lists.ts'

type Row = Record<string, unknown>

type Wanted = {
  filters: Filters & { kind: SubmissionKind }
  viewer: Viewer
  /** The link that each mail to a confirmed address must contain. The operator's command line cannot make it. */
  linkOf?: (row: Pick<Submission, 'id'>) => string
}

/** Yields the rows of an export in pages, oldest first. Amounts are in major units. */
export async function* exportRows(db: Kysely<Tables>, { filters, viewer, linkOf }: Wanted) {
  for await (const page of submissionLists(db).pages(filters, viewer)) {
    yield page.map(({ created_at, reference_code, payload, first_name, surname, ...row }): Row => {
      const { amountMinor, ...fields } = JSON.parse(payload) as Row
      const isConfirmed = subscriptionOf(row).state === 'confirmed'
      return {
        reference: formatReference(viewer.organisation, reference_code),
        received: zonedTime(created_at),
        status: row.status,
        assignee: first_name === null ? '' : `${first_name} ${surname}`,
        ...(filters.kind === 'nominations' && { shortlisted: row.is_shortlisted === 1 }),
        ...(typeof amountMinor === 'number' && { amount: toMajorUnits(amountMinor) }),
        ...fields,
        ...(isSubscriptionKind(filters.kind) && subscriptionColumns(row)),
        ...(isSubscriptionKind(filters.kind) && linkOf && { unsubscribe: isConfirmed ? linkOf(row) : '' }),
        ...(row.attachment !== null && { attachment: row.attachment }),
      }
    })
  }
}
