import type { Kysely, Migration } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/**
 * Adds consent to newsletter and job mail. Existing addresses count as unconfirmed, as they have never been verified.
 */
export function subscriptions(): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable('subscriptions')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('confirm_hash', 'text', (column) => column.notNull().unique())
        .addColumn('unsubscribe_hash', 'text', (column) => column.notNull().unique())
        .addColumn('consent', 'text', (column) => column.notNull())
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('unsubscribed_at', 'bigint')
        .execute()
      await db.schema.alterTable('outbox').addColumn('unsubscribe_url', 'text').execute()
    },
  }
}
