import { sql, type Kysely, type Migration } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { newReferenceCode } from '#server/platform/tokens.ts'

/**
 * Adds the reference of each submission, and when the team was notified of it. Earlier submissions count as notified.
 */
export function references(newCode = newReferenceCode): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .alterTable('submissions')
        .addColumn('reference_code', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema.alterTable('submissions').addColumn('notified_at', 'bigint').execute()
      const rows = await db.selectFrom('submissions').select(['id', 'created_at']).execute()
      const used = new Set<string>()
      for (const { id, created_at } of rows) {
        let code = newCode()
        while (used.has(code)) code = newCode()
        used.add(code)
        await db
          .updateTable('submissions')
          .set({ reference_code: code, notified_at: created_at })
          .where('id', '=', id)
          .execute()
      }
      await db.schema
        .createIndex('submissions_reference')
        .unique()
        .on('submissions')
        .column('reference_code')
        .execute()
      await db.schema
        .createIndex('submissions_unnotified')
        .on('submissions')
        .column('kind')
        .where(sql.ref('notified_at'), 'is', null)
        .execute()
    },
  }
}
