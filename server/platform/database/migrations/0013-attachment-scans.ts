import { sql, type Kysely, type Migration } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** Results of virus scans. A separate table, because SQLite rewrites the whole row, with a file of up to 5 MB. */
export function attachmentScans(): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable('attachment_scans')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('result', 'text')
        .addColumn('signature', 'text')
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('scanned_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('attachment_scans_due')
        .on('attachment_scans')
        .column('due_at')
        .where(sql.ref('result'), 'is', null)
        .execute()
    },
  }
}
