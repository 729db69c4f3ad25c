import { sql, type Kysely, type Migration } from 'kysely'
import type { Database, Tables } from '#server/platform/database/tables.ts'
import { submissionIndexRow } from '#server/platform/submission-index-row.ts'

const PAGE_SIZE = 500

/** Adds staff with their second step, the audit log, and the tables of the console. */
export function staff({ kind }: Pick<Database, 'kind'>): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('sessions').addColumn('second_step_at', 'bigint').execute()
      await db.schema.alterTable('outbox').addColumn('reply_to', 'text').execute()
      await createStaff(db)
      await createAuditLog(db, kind)
      await createSubmissionIndex(db)
      await fillSubmissionIndex(db)
    },
  }
}

async function createStaff(db: Kysely<Tables>) {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('role', 'text')
    .addColumn('totp_secret', 'text')
    .addColumn('totp_confirmed_at', 'bigint')
    .addColumn('totp_last_step', 'bigint')
    .execute()
  await db.schema
    .createTable('staff_recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('staff_recovery_codes_staff')
    .on('staff_recovery_codes')
    .column('staff_id')
    .execute()
}

async function createAuditLog(db: Kysely<Tables>, kind: Database['kind']) {
  // Without foreign keys: entries outlive the people and submissions that they concern.
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['at', 'id']).execute()
  for (const statement of kind === 'postgres' ? APPEND_ONLY_POSTGRES : APPEND_ONLY_SQLITE)
    await sql.raw(statement).execute(db)
}

const APPEND_ONLY_SQLITE = ['update', 'delete'].map(
  (change) => `create trigger audit_log_no_${change} before ${change} on audit_log
    begin select raise(abort, 'audit_log is append-only'); end`,
)

const APPEND_ONLY_POSTGRES = [
  `create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'audit_log is append-only'; end $$`,
  `create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`,
]

async function createSubmissionIndex(db: Kysely<Tables>) {
  await db.schema
    .createTable('submission_index')
    .addColumn('submission_id', 'text', (column) =>
      column.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('assignee_id', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('nominee_email', 'text')
    .addColumn('nominee_name', 'text')
    .addColumn('is_shortlisted', 'integer', (column) => column.notNull())
    .execute()
  const index = (name: string) => db.schema.createIndex(`submission_index_${name}`).on('submission_index')
  await index('time').columns(['created_at', 'submission_id']).execute()
  await index('kind').columns(['kind', 'created_at', 'submission_id']).execute()
  await index('status').columns(['status desc', 'created_at', 'submission_id']).execute()
  await index('assignee').columns(['assignee_id', 'created_at', 'submission_id']).execute()
  await index('nominee_name').columns(['category', 'nominee_name', 'created_at']).execute()
  await index('nominee_email').columns(['category', 'nominee_email']).execute()

  await db.schema
    .createTable('submission_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('submission_events_submission')
    .on('submission_events')
    .columns(['submission_id', 'at'])
    .execute()
}

async function fillSubmissionIndex(db: Kysely<Tables>) {
  let last = ''
  for (;;) {
    const page = await db
      .selectFrom('submissions')
      .select(['id', 'kind', 'created_at', 'payload', 'reference_code'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute()
    const next = page.at(-1)
    if (next === undefined) return
    last = next.id
    await db.insertInto('submission_index').values(page.map(submissionIndexRow)).execute()
  }
}
