import { sql, type Kysely, type Transaction } from 'kysely'
import { normalizeEmail } from '#contract/fields.ts'
import { accountStore, normalizeKey } from '#server/accounts/account-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Account, Submission, Tables } from '#server/platform/database/tables.ts'
import { limitStore } from '#server/platform/database/limit-store.ts'
import { searchColumns } from '#server/submissions/searchable.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { addressIn, findMails, findSubmissions, type payloadOf } from './find-person.ts'
import { partsOf, TEXT_TABLES } from './personal-data.ts'

const REPLACEMENT = '[erased]'

type Person = {
  email: string
  /** The secret of the server, from which the keys of limits are derived; null if unknown. */
  secret: string | null
}

/**
 * Deletes all data about the person with this address in one transaction, or only counts it. Returns the numbers of
 * rows that were found.
 */
export async function erasePerson(
  db: Kysely<Tables>,
  now: Clock,
  person: Person,
  { isDryRun }: { isDryRun: boolean },
) {
  return db.transaction().execute(async (transaction) => {
    const account = await accountStore(transaction, now).findByEmail(person.email)
    const mails = await findMails(transaction, person.email)
    const result = {
      accounts: account === null ? 0 : 1,
      submissions: 0,
      // Donations that arrived: the amount stays in the accounts, without the donor.
      pseudonymised: 0,
      // Submissions of others, and their notes, requests, file names and mails, in which the address is replaced.
      redacted: 0,
      mentions: 0,
      mails: mails.length,
    }
    const own = new Set(mails.map(({ id }) => id))
    if (account !== null) own.add(account.id)
    for await (const { submission, relation } of findSubmissions(
      transaction,
      person.email,
      account?.id ?? null,
    )) {
      const isKept = submission.kind === 'donations' && submission.received_at !== null
      if (relation === 'mentioned') result.redacted++
      else if (isKept) result.pseudonymised++
      else result.submissions++
      if (relation === 'own') own.add(submission.id)
      if (isDryRun) continue
      if (relation === 'own' && !isKept) await submissionStore(transaction, now).remove(submission.id)
      else if (relation === 'own') await pseudonymise(transaction, submission, person.email)
      else await rewrite(transaction, submission, redacted(submission, person.email))
    }
    for (const mention of await findMentions(transaction, person.email, own)) {
      result.mentions++
      if (!isDryRun) await redactMention(transaction, mention, person.email)
    }
    if (isDryRun) return result
    for (const { id } of mails) await transaction.deleteFrom('outbox').where('id', '=', id).execute()
    await deleteLimits(transaction, now, person, account)
    if (account !== null) await accountStore(transaction, now).remove({ id: account.id })
    return result
  })
}

/** Keeps the gift, the country and the company, so that staff find it and can correct its receipt. */
async function pseudonymise(transaction: Transaction<Tables>, submission: Submission, email: string) {
  const { id } = submission
  const erased: Record<string, string> = {
    firstName: 'Erased',
    lastName: '',
    email: '',
    phone: '',
    heardFrom: '',
  }
  const payload = Object.entries(redacted(submission, email))
  const kept = Object.fromEntries(payload.map(([name, value]) => [name, erased[name] ?? value]))
  for (const { table, by } of partsOf('submissions').filter(({ isKept }) => !isKept))
    await sql`delete from ${sql.table(table)} where ${sql.ref(by)} = ${id}`.execute(transaction)
  await rewrite(transaction, submission, kept, {
    account_id: null,
    donor_key: null,
    // Neither key nor hash may lead back to the donor; a late retry becomes a new donation.
    idempotency_key: `erased:${id}`,
    content_hash: '',
  })
}

async function rewrite(
  transaction: Transaction<Tables>,
  submission: Submission,
  fields: Record<string, unknown>,
  others: Partial<Submission> = {},
) {
  const payload = JSON.stringify(fields)
  await transaction
    .updateTable('submissions')
    // The console searches a copy of the text.
    .set({ payload, ...searchColumns({ ...submission, payload }), ...others })
    .where('id', '=', submission.id)
    .execute()
}

/** The payload of a submission, with the address replaced. */
function redacted(submission: Submission, email: string) {
  const address = addressIn(email)
  return JSON.parse(submission.payload, (_name, value: unknown) =>
    typeof value === 'string' ? value.replace(address, REPLACEMENT) : value,
  ) as ReturnType<typeof payloadOf>
}

/** Keys that derive from a browser or network too are not found: they identify nobody and expire in a day. */
async function deleteLimits(
  transaction: Transaction<Tables>,
  now: Clock,
  { email, secret }: Person,
  account: Account | null,
) {
  const { deleteFor } = limitStore(transaction, now)
  if (account !== null) await deleteFor(account.id)
  if (secret !== null) await deleteFor(keyedHash(normalizeKey(email), secret))
}

type Mention = { table: string; key: string; id: string; texts: Record<string, string | null> }

/** Rows whose words contain the address, except those with the ids in `own`. */
async function findMentions(db: Kysely<Tables>, email: string, own: ReadonlySet<string>) {
  const address = addressIn(email)
  const part = `%${normalizeEmail(email)
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const mentions: Array<Mention> = []
  for (const { table, key, owner, columns } of TEXT_TABLES) {
    const contains = columns.map((name) => sql`lower(${sql.ref(name)}) like ${part} escape '\\'`)
    const { rows } = await sql<{ row_key: string; row_owner: string } & Mention['texts']>`
      select ${sql.ref(key)} as row_key, ${sql.ref(owner)} as row_owner, ${sql.join(columns.map((name) => sql.ref(name)))}
      from ${sql.table(table)} where ${sql.join(contains, sql` or `)}
    `.execute(db)
    for (const { row_key: id, row_owner: of, ...texts } of rows) {
      // The database also finds longer addresses.
      const isMention = Object.values(texts).some((text) => text !== null && text.search(address) >= 0)
      if (isMention && !own.has(of)) mentions.push({ table, key, id, texts })
    }
  }
  return mentions
}

async function redactMention(db: Kysely<Tables>, { table, key, id, texts }: Mention, email: string) {
  const address = addressIn(email)
  for (const [column, text] of Object.entries(texts))
    if (text !== null && text.search(address) >= 0)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${text.replace(address, REPLACEMENT)}
        where ${sql.ref(key)} = ${id}
      `.execute(db)
}
