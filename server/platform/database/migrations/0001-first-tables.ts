import { sql, type Kysely, type Migration } from 'kysely'
import type { Database } from '#server/platform/database/tables.ts'

/** Accounts, sessions, recoveries, limits, outbox and submissions. */
export function firstTables({ kind }: Pick<Database, 'kind'>): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('accounts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('surname', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('phone_number', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('username', 'text', (column) => column.notNull())
        .addColumn('username_key', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('password_version', 'integer', (column) => column.notNull())
        .addColumn('is_on_mailing_list', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('accounts_phone_number').on('accounts').column('phone_number').execute()

      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('account_id', 'text', (column) =>
          column.notNull().references('accounts.id').onDelete('cascade'),
        )
        .addColumn('password_version', 'integer', (column) => column.notNull())
        .addColumn('browser', 'text', (column) => column.notNull())
        .addColumn('is_long', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute()

      await db.schema
        .createTable('recoveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
        .addColumn('browser_hash', 'text', (column) => column.notNull().unique())
        .addColumn('code_hash', 'text')
        .addColumn('link_hash', 'text', (column) => column.notNull().unique())
        .addColumn('guesses_left', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('verified_at', 'bigint')
        .execute()
      await db.schema.createIndex('recoveries_account').on('recoveries').column('account_id').execute()
      // Ensures that an account has one valid code, the latest, despite concurrent requests.
      await db.schema
        .createIndex('recoveries_open')
        .unique()
        .on('recoveries')
        .column('account_id')
        .where(sql.ref('verified_at'), 'is', null)
        .execute()

      await db.schema
        .createTable('limits')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute()

      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('sent_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute()
      await db.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'due_at']).execute()

      await db.schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.notNull())
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('submissions_key', ['kind', 'idempotency_key'])
        .execute()

      await db.schema
        .createTable('materials')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('content', kind === 'postgres' ? 'bytea' : sql`blob`, (column) => column.notNull())
        .execute()
    },
  }
}
