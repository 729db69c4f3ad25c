import { sql, type Kysely, type Migration } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** Adds numbered receipts, donations whose money is no longer expected, and attachments of emails. */
export function receipts(): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('submissions').addColumn('lapsed_at', 'bigint').execute()
      await db.schema.alterTable('outbox').addColumn('attachment', 'text').execute()
      await createReceipts(db)
      await issueEarlier(db)
    },
  }
}

async function createReceipts(db: Kysely<Tables>) {
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('receipts')
    .addColumn('number', 'bigint', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.references('submissions.id').onDelete('set null'))
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .execute()
  await sql`create unique index receipts_submission on receipts (submission_id) where cancelled_at is null`.execute(
    db,
  )
  await db.schema.createIndex('receipts_by_day').on('receipts').column('received_at').execute()
}

type Announced = { cause: string; currency: Currency; amountMinor: number }

/** Issues receipts for donations that the operator has already recorded as received. */
async function issueEarlier(db: Kysely<Tables>) {
  const received = await db
    .selectFrom('submissions')
    .select(['id', 'payload', 'received_at'])
    .where('received_at', 'is not', null)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  for (const [index, { id, payload, received_at }] of received.entries()) {
    const { cause, currency, amountMinor } = JSON.parse(payload) as Announced
    await db
      .insertInto('receipts')
      .values({
        number: index + 1,
        submission_id: id,
        cause,
        currency,
        amount_minor: amountMinor,
        received_at: received_at ?? 0,
        issued_at: received_at ?? 0,
        staff_id: 'operator',
        cancelled_at: null,
      })
      .execute()
  }
  await db.insertInto('counters').values({ name: 'receipts', value: received.length }).execute()
}
