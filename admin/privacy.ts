import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeZip } from 'client-zip'
import { InvalidArgumentError, type Command } from 'commander'
import { sql } from 'kysely'
import * as v from 'valibot'
import { email } from '#contract/fields.ts'
import { readSiteFacts } from '#server/platform/build-output.ts'
import { erasePerson } from '#server/privacy/erase-person.ts'
import { personFiles } from '#server/privacy/person-files.ts'
import { retentionPurge } from '#server/privacy/retention-purge.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { OperatorError, plural, table, type Context, type Run } from './command.ts'
import { makeNewFile } from './new-file.ts'

type Person = { email: string }

async function exportPerson({ open, print, settings }: Context, { email, to }: Person & { to: string }) {
  const db = await open()
  let count = 0
  async function* files() {
    for await (const file of personFiles(db, email, settings)) {
      count++
      yield file
    }
  }
  const path = await makeNewFile(to, async (draft) => {
    const zip = Readable.from(makeZip(files()))
    await pipeline(zip, createWriteStream(draft, { mode: 0o600 }))
  })
  print(
    `${plural(count, 'file')} about ${email} written to ${path}. Send it to nobody but the owner of the address.`,
  )
}

async function erase(context: Context, { email, yes }: Person & { yes?: true }) {
  const { open, print, now, secret } = context
  const isDryRun = !yes
  const db = await open()
  const found = await erasePerson(db, now, { email, secret }, { isDryRun })
  print(
    table(
      ['WHAT', 'ROWS'],
      [
        ['Accounts, with all that belongs to them', String(found.accounts)],
        ['Submissions to or from the address, with their files', String(found.submissions)],
        ['Donations received: kept for the books without the donor', String(found.pseudonymised)],
        ['Submissions of others in whose texts the address is replaced', String(found.redacted)],
        ['Mails', String(found.mails)],
        ['Notes, requests, file names and mails of others in which it is replaced', String(found.mentions)],
      ],
    ),
  )
  if (isDryRun) return print('\nNothing was changed. Repeat with --yes to erase it; this cannot be undone.')
  await overwriteErased(context)
  print('\nErased. Note the address outside this database: after restoring an older backup, erase it again.')
}

/** Overwrites the text of deleted rows, which is still in the files of the database and in the log of SQLite. */
async function overwriteErased({ settings: { databaseUrl }, open }: Context) {
  try {
    if (databaseUrl !== null) return await vacuumPostgres(databaseUrl)
    const db = await open()
    await sql`VACUUM`.execute(db)
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  } catch (error) {
    throw new OperatorError(
      `The person is erased, but the files of the database may still have the text of deleted rows (${String(error)}). Repeat the command when nobody writes, or run VACUUM on the database.`,
    )
  }
}

/** On a connection without the time limits of the server: a large table takes minutes. */
async function vacuumPostgres(databaseUrl: string) {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('VACUUM')
  } finally {
    await client.end()
  }
}

async function purge({ open, print, now, settings }: Context, { dryRun }: { dryRun?: true }) {
  const { retention } = readSiteFacts(settings.siteFactsFile)
  const purge = retentionPurge(await open(), now, retention)
  const counts = await purge.count()
  const rows = counts.map(({ kind, due }) => [kind, plural(retention[kind], 'day'), String(due)])
  print(table(['KIND', 'KEPT FOR', 'TO DELETE'], rows))
  if (dryRun) return print('\nNothing was deleted: this was a dry run.')
  const total = (await purge.run()).reduce((sum, { deleted }) => sum + deleted, 0)
  print(`\n${plural(total, 'row')} deleted for good, with their files.`)
}

async function deleteSubmission({ open, print, now }: Context, name: string) {
  const submissions = submissionStore(await open(), now)
  const submission = await submissions.find(name)
  if (submission === null) throw new OperatorError(`Nothing was sent with the reference ${name}.`)
  // Only the console cancels receipts, and only of submissions that are stored.
  if (submission.received_at !== null)
    throw new OperatorError('This gift has a valid receipt. Cancel that in the staff console first.')
  await submissions.remove(submission.id)
  print('It is deleted, and its file with it.')
}

/** A name, a country or an empty variable of a shell would match fields and words of others. */
function readAddress(text: string) {
  const read = v.safeParse(email, text)
  if (!read.success) throw new InvalidArgumentError('It is no email address.')
  return read.output
}

/** Commands that delete what people sent, and hand out what is stored about a person. */
export function addPrivacyCommands(program: Command, run: Run) {
  program
    .command('submissions')
    .description('What people sent with forms')
    .command('delete <reference>')
    .description('Deletes one of them for good, with its file')
    .requiredOption('--yes', 'this cannot be undone')
    .action(run(deleteSubmission))
  program
    .command('purge')
    .description('Deletes what is older than content/retention.yaml allows, as the server does once a day')
    .option('--dry-run', 'only counts')
    .action(run(purge))
  const person = program.command('person').description('All data about a person')
  person
    .command('export')
    .description('Everything about the person with this address, as a ZIP file')
    .requiredOption('--email <address>', '', readAddress)
    .requiredOption('--to <file>')
    .action(run(exportPerson))
  person
    .command('erase')
    .description(
      'Erases the person with this address from all tables; without --yes it only shows what it finds',
    )
    .requiredOption('--email <address>', '', readAddress)
    .option('--yes', 'this cannot be undone')
    .action(run(erase))
}
