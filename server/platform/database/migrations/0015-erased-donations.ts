import type { Kysely, Migration } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { submissionIndexRow } from '#server/platform/submission-index-row.ts'

/**
 * Adds donations of erased people to the index again. Erasing took them out, so that the console could neither show
 * them nor cancel their receipts.
 */
export function erasedDonations(): Migration {
  return {
    async up(db: Kysely<Tables>) {
      const erased = await db
        .selectFrom('submissions')
        .leftJoin('submission_index', 'submission_index.submission_id', 'submissions.id')
        .select(['submissions.id', 'submissions.kind', 'submissions.created_at', 'payload', 'reference_code'])
        .where('submissions.kind', '=', 'donations')
        .where('submission_index.submission_id', 'is', null)
        .execute()
      for (const donation of erased)
        await db
          .insertInto('submission_index')
          .values({ ...submissionIndexRow(donation), status: 'closed' })
          .execute()
    },
  }
}
