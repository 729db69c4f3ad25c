import { sql, type Kysely, type Migration } from 'kysely'

/** Adds requests of members for a mentor or a channel, and the account that a donation was sent from. */
export function memberRequests(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) =>
          column.notNull().references('accounts.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      // Ensures one open request per mentor or channel, however often a button is pressed.
      await db.schema
        .createIndex('requests_open')
        .unique()
        .on('requests')
        .columns(['account_id', 'kind', 'subject'])
        .where(sql.ref('state'), '=', sql.lit('open'))
        .execute()

      // Deleting an account keeps its donations, without their owner: the organisation has to account for them.
      await db.schema
        .alterTable('submissions')
        .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
        .execute()
      // When the money of a donation arrived.
      await db.schema.alterTable('submissions').addColumn('received_at', 'bigint').execute()
      await db.schema.createIndex('submissions_account').on('submissions').column('account_id').execute()
    },
  }
}
