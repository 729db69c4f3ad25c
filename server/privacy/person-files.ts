import { sql, type Kysely } from 'kysely'
import { dayOf } from '#contract/days.ts'
import { accountStore, normalizeKey } from '#server/accounts/account-store.ts'
import type { Account, Submission, Tables } from '#server/platform/database/tables.ts'
import { scanStateOf, type ScanSettings } from '#server/submissions/scans.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { findMails, findSubmissions, payloadOf } from './find-person.ts'
import { partsOf } from './personal-data.ts'

/** Yields all data about the person with this address as files, with one file in memory at a time. */
export async function* personFiles(
  db: Kysely<Tables>,
  email: string,
  settings: ScanSettings,
): AsyncGenerator<{ name: string; input: string | Buffer }> {
  const account = await accountStore(db, Date.now).findByEmail(email)
  const index: Array<string> = []
  for await (const { description, ...file } of filesOf(db, { email, account, settings })) {
    index.push(`${file.name}: ${description}`)
    yield file
  }
  yield { name: 'README.txt', input: readme(email, index) }
}

type Search = { email: string; account: Account | null; settings: ScanSettings }

async function* filesOf(db: Kysely<Tables>, { email, account, settings }: Search) {
  if (account !== null) yield* accountFiles(db, account)
  for await (const { submission, relation } of findSubmissions(db, email, account?.id ?? null))
    if (relation === 'own') {
      yield* submissionFiles(db, submission, email)
      yield* attachmentFiles(db, submission, settings)
    }
  const mails = await findMails(db, email)
  if (mails.length > 0)
    yield {
      ...json('mails.json', mails.map(readable)),
      description: 'mails that were sent to you lately, or wait to be sent',
    }
}

async function* accountFiles(db: Kysely<Tables>, account: Account) {
  const { password_hash: _hash, password_version: _version, ...profile } = account
  yield { ...json('account.json', readable(profile)), description: 'your account, without the password' }
  for (const { table, by, secrets } of partsOf('accounts')) {
    const rows = await rowsOf(db, table, by, account.id)
    const shown = rows.map((row) => readable(without(row, secrets)))
    if (rows.length > 0)
      yield { ...json(`${table}.json`, shown), description: `what your account has under "${table}"` }
  }
  const picture = await accountStore(db, Date.now).findPicture(account.id)
  if (picture) yield { name: 'picture.webp', input: picture, description: 'your picture' }
}

async function* submissionFiles(db: Kysely<Tables>, submission: Submission, email: string) {
  const { id, kind, reference_code, created_at, received_at, status } = submission
  const shown = { reference: reference_code, kind, created_at, received_at, status }
  const name = `submissions/${kind}-${reference_code}`
  const payload = payloadOf(submission)
  // A nominee is not told who nominated her.
  const isNominee =
    Boolean(payload.nominatorEmail) && normalizeKey(String(payload.nominatorEmail)) !== normalizeKey(email)
  const visiblePayload = isNominee ? without(payload, ['nominatorName', 'nominatorEmail']) : payload
  const parts: Record<string, Array<object>> = {}
  for (const { table, by, secrets } of partsOf('submissions')) {
    // What staff wrote to a nominator may name her.
    const rows = (await rowsOf(db, table, by, id)).filter(({ type }) => !isNominee || type !== 'reply')
    if (rows.length > 0) parts[table] = rows.map((row) => readable(without(row, secrets)))
  }
  yield {
    ...json(`${name}.json`, { ...readable(shown), ...visiblePayload, ...parts }),
    description: `sent on ${dayOf(created_at)}`,
  }
}

/** The attachment, or a note if staff may not download it either. */
async function* attachmentFiles(
  db: Kysely<Tables>,
  { id, kind, reference_code }: Submission,
  settings: ScanSettings,
) {
  const attachment = await submissionStore(db, Date.now).findAttachment(id)
  if (attachment === null) return
  const name = `submissions/${kind}-${reference_code}`
  // Names come from strangers and must not contain folders.
  const fileName = `${name}-${attachment.name.replace(/[^\w.-]+/g, '_')}`
  const { scan, signature, isDownloadable } = scanStateOf(attachment, settings)
  if (isDownloadable) {
    yield { name: fileName, input: attachment.content, description: 'the file sent with it' }
    return
  }
  const because =
    scan === 'infected' ? `it is infected: ${signature}` : 'it has not been scanned for viruses yet'
  yield {
    name: `${fileName}.txt`,
    input: `${attachment.name} was sent with it. It is left out, because ${because}.\n`,
    description: `about the file sent with it, which is left out, because ${because}`,
  }
}

async function rowsOf(db: Kysely<Tables>, table: string, by: string, id: string) {
  const query = sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${sql.ref(by)} = ${id}`
  return (await query.execute(db)).rows
}

function without(row: Record<string, unknown>, names: ReadonlyArray<string>) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

/** Converts stored milliseconds to readable times. */
function readable(row: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      name.endsWith('_at') && value !== null ? [name, new Date(Number(value)).toISOString()] : [name, value],
    ),
  )
}

function json(name: string, value: unknown) {
  return { name, input: `${JSON.stringify(value, null, 2)}\n` }
}

function readme(email: string, index: ReadonlyArray<string>) {
  const found = index.length === 0 ? ['Nothing was found.'] : index
  return [`Everything that was stored about ${email}.`, '', ...found, ''].join('\n')
}
