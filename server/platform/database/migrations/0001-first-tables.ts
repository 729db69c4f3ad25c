import { sql, type Kysely, type Migration } from 'kysely'
import type { Database } from '#server/platform/database/tables.ts'

/** The tables of the first release. Frozen: nothing of the server is imported, and a change is a new migration. */
export function firstTables({ kind }: Pick<Database, 'kind'>): Migration {
  const isPostgres = kind === 'postgres'
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        ...tables(isPostgres ? 'bytea' : 'blob').split(';'),
        ...(isPostgres ? APPEND_ONLY_POSTGRES : APPEND_ONLY_SQLITE),
        `insert into counters (name, value) values ('receipts', 0)`,
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

const tables = (bytes: 'bytea' | 'blob') => `
create table accounts (
  id text primary key,
  surname text not null,
  first_name text not null,
  phone_number text not null,
  email text not null,
  email_key text not null unique,
  username text not null,
  username_key text not null unique,
  password_hash text not null,
  password_version integer not null,
  is_on_mailing_list integer not null,
  picture_id text,
  username_skeleton text not null unique,
  confirmed_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index accounts_phone_number on accounts (phone_number);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  account_id text not null references accounts (id) on delete cascade,
  password_version integer not null,
  browser text not null,
  is_long integer not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null,
  second_step_at bigint
);
create index sessions_account on sessions (account_id);

create table recoveries (
  id text primary key,
  account_id text references accounts (id) on delete cascade,
  browser_hash text not null unique,
  code_hash text,
  link_hash text not null unique,
  guesses_left integer not null,
  created_at bigint not null,
  expires_at bigint not null,
  verified_at bigint
);
create index recoveries_account on recoveries (account_id);
create unique index recoveries_open on recoveries (account_id) where verified_at is null;

create table limits (
  key text primary key,
  count integer not null,
  ends_at bigint not null
);

create table outbox (
  id text primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at bigint not null,
  attempts integer not null,
  due_at bigint not null,
  expires_at bigint not null,
  sent_at bigint,
  last_error text,
  reply_to text,
  attachment text,
  unsubscribe_url text
);
create index outbox_due on outbox (sent_at, due_at);

create table staff (
  id text primary key,
  account_id text not null unique references accounts (id) on delete cascade,
  role text,
  totp_secret text,
  totp_confirmed_at bigint,
  totp_last_step bigint
);

create table submissions (
  id text primary key,
  kind text not null,
  idempotency_key text not null,
  content_hash text not null,
  payload text not null,
  account_id text references accounts (id) on delete set null,
  received_at bigint,
  reference_code text not null unique,
  notified_at bigint,
  donor_key text,
  lapsed_at bigint,
  created_at bigint not null,
  status text not null,
  assignee_id text references staff (id) on delete set null,
  sender text not null,
  search_text text not null,
  category text,
  nominee_email text,
  nominee_name text,
  is_shortlisted integer not null,
  unique (kind, idempotency_key)
);
create index submissions_account on submissions (account_id);
create index submissions_by_time on submissions (created_at, id);
create index submissions_by_kind on submissions (kind, created_at, id);
create index submissions_by_status on submissions (status desc, created_at, id);
create index submissions_by_assignee on submissions (assignee_id, created_at, id);
create index submissions_by_nominee_name on submissions (category, nominee_name, created_at);
create index submissions_by_nominee_email on submissions (category, nominee_email);
create index submissions_unnotified on submissions (kind) where notified_at is null;
create index submissions_donor on submissions (donor_key) where donor_key is not null;

create table materials (
  submission_id text primary key references submissions (id) on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  scan_result text,
  signature text,
  attempts integer not null default 0,
  due_at bigint not null default 0,
  scanned_at bigint,
  content ${bytes} not null
);
create index materials_to_scan on materials (due_at) where scan_result is null;

create table requests (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  kind text not null,
  subject text not null,
  message text not null,
  state text not null,
  created_at bigint not null
);
create unique index requests_open on requests (account_id, kind, subject) where state = 'open';

create table pictures (
  account_id text primary key references accounts (id) on delete cascade,
  content ${bytes} not null
);

create table staff_recovery_codes (
  code_hash text primary key,
  staff_id text not null references staff (id) on delete cascade
);
create index staff_recovery_codes_staff on staff_recovery_codes (staff_id);

create table audit_log (
  id text primary key,
  at bigint not null,
  who text not null,
  action text not null,
  submission_id text,
  detail text not null
);
create index audit_log_by_time on audit_log (at, id);

create table submission_events (
  id text primary key,
  submission_id text not null references submissions (id) on delete cascade,
  at bigint not null,
  staff_id text not null,
  type text not null,
  subject text not null,
  text text not null
);
create index submission_events_submission on submission_events (submission_id, at);

create table confirmations (
  key_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  email_key text not null,
  expires_at bigint not null
);
create index confirmations_account on confirmations (account_id);

create table counters (
  name text primary key,
  value bigint not null
);

create table receipts (
  number bigint primary key,
  submission_id text references submissions (id) on delete set null,
  cause text not null,
  currency text not null,
  amount_minor bigint not null,
  received_at bigint not null,
  issued_at bigint not null,
  staff_id text not null,
  cancelled_at bigint
);
create unique index receipts_submission on receipts (submission_id) where cancelled_at is null;
create index receipts_by_day on receipts (received_at);

create table subscriptions (
  submission_id text primary key references submissions (id) on delete cascade,
  confirm_hash text not null unique,
  unsubscribe_hash text not null unique,
  consent text not null,
  asked_at bigint not null,
  confirmed_at bigint,
  unsubscribed_at bigint
)`

// The audit log has no foreign keys: entries outlive the people and submissions that they concern.
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
