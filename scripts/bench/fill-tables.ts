import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { Tables } from '#server/platform/database/tables.ts'

export type Amounts = { accounts: number; submissions: number }

const MINUTE_MS = 60_000

/**
 * Fills PostgreSQL with accounts, their sessions, and submissions of all kinds over the last year. The rows are
 * generated within the database, as sending a million would take hours. The first account is `person-1@example.com`,
 * and all have the password of the given hash.
 */
export async function fillTables(databaseUrl: string, amounts: Amounts, passwordHash: string) {
  // The server's own pool limits a query to five seconds.
  const pool = new Pool({ connectionString: databaseUrl })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await insertRows(db, amounts, passwordHash)
    await sql`analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

async function insertRows(db: Kysely<Tables>, { accounts, submissions }: Amounts, passwordHash: string) {
  const now = Date.now()
  await sql`
    insert into accounts (id, surname, first_name, phone_number, email, email_key, username, username_key, username_skeleton,
      password_hash, password_version, is_on_mailing_list, picture_id, confirmed_at, created_at, updated_at)
    select 'account-' || n, 'Okafor', 'Amina', '08031234567', 'person-' || n || '@example.com', 'person-' || n || '@example.com',
      'person' || n, 'person' || n, 'person' || n, ${passwordHash}::text, 1, n % 2, null, ${now}::bigint, ${now}::bigint - n::bigint * 60000, ${now}::bigint
    from generate_series(1, ${accounts}) n`.execute(db)
  await sql`
    insert into sessions (id, token_hash, account_id, password_version, browser, is_long, created_at, last_seen_at, expires_at)
    select 'session-' || n, md5(n::text) || md5('b' || n), 'account-' || n, 1, 'Chrome on Android', 1, ${now}::bigint, ${now}::bigint, ${now + 30 * 24 * 60 * MINUTE_MS}
    from generate_series(1, ${accounts}) n`.execute(db)
  await sql`
    insert into submissions (id, kind, idempotency_key, content_hash, payload, account_id, donor_key, created_at, received_at,
      reference_code, notified_at)
    select 'submission-' || n, k, ${randomUUID()}::text || n, '', json_build_object('type', 'individual', 'cause', 'free-laptops',
      'currency', 'NGN', 'amountMinor', 1500000, 'firstName', 'Amina', 'lastName', 'Okafor', 'phone', '', 'country', 'Nigeria',
      'heardFrom', '', 'fullName', (array['Adaeze Obi', 'Ngozi Bello', 'Yetunde Ajayi', 'Halima Sani', 'Amaka Eze'])[n % 5 + 1],
      'email', 'person-' || n || '@example.com', 'message',
      'Message number ' || n || '. ' || repeat('I should like to hear more about the classes in Yaba. ', 6))::text,
      null, case when k = 'donations' then 'person-' || (n % ${accounts} + 1) || '@example.com' end,
      ${now}::bigint - (${submissions} - n)::bigint * 30000, null, upper(lpad(to_hex(n), 6, '0')), ${now}::bigint
    from (select n, (array['contact', 'contact', 'volunteering', 'newsletter', 'donations'])[n % 5 + 1] k
      from generate_series(1, ${submissions}) n) rows`.execute(db)
  await sql`
    insert into submission_index (submission_id, kind, created_at, status, assignee_id, sender, search_text, category, nominee_email,
      nominee_name, is_shortlisted)
    select id, kind, created_at, case when kind = 'newsletter' or random() < 0.98 then 'closed' else 'new' end, null,
      payload::json->>'fullName', lower(reference_code || E'\n' || (payload::json->>'fullName') || E'\n' ||
      (payload::json->>'email') || E'\n' || (payload::json->>'message')), null, null, null, 0
    from submissions where id like 'submission-%'`.execute(db)
}
