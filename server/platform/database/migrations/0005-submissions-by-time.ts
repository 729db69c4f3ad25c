import type { Kysely, Migration } from 'kysely'

/** Adds an index for reading all submissions of a kind in order, page by page. */
export function submissionsByTime(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('submissions_by_time')
        .on('submissions')
        .columns(['kind', 'created_at', 'id'])
        .execute()
    },
  }
}
