import { sql, type Kysely, type Migration } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/**
 * Adds the time when the address of an account was confirmed, the keys of confirmation links, and the address in each
 * donation. Existing accounts begin unconfirmed: their addresses have never been verified.
 */
export function confirmedAddresses(): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('accounts').addColumn('confirmed_at', 'bigint').execute()
      await db.schema
        .createTable('confirmations')
        .addColumn('key_hash', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) =>
          column.notNull().references('accounts.id').onDelete('cascade'),
        )
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('confirmations_account').on('confirmations').column('account_id').execute()
      await db.schema.alterTable('submissions').addColumn('donor_key', 'text').execute()
      const donations = await db
        .selectFrom('submissions')
        .select(['id', 'payload'])
        .where('kind', '=', 'donations')
        .execute()
      for (const { id, payload } of donations) {
        const { email } = JSON.parse(payload) as { email: string }
        await db
          .updateTable('submissions')
          .set({ donor_key: email.trim().normalize('NFKC').toLowerCase() || null })
          .where('id', '=', id)
          .execute()
      }
      await db.schema
        .createIndex('submissions_donor')
        .on('submissions')
        .column('donor_key')
        .where(sql.ref('donor_key'), 'is not', null)
        .execute()
    },
  }
}
