import { sql, type Kysely, type Migration } from 'kysely'
import type { Database } from '#server/platform/database/tables.ts'

/** Adds pictures of members. */
export function pictures({ kind }: Pick<Database, 'kind'>): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('accounts').addColumn('picture_id', 'text').execute()
      await db.schema
        .createTable('pictures')
        .addColumn('account_id', 'text', (column) =>
          column.primaryKey().references('accounts.id').onDelete('cascade'),
        )
        .addColumn('content', kind === 'postgres' ? 'bytea' : sql`blob`, (column) => column.notNull())
        .execute()
    },
  }
}
