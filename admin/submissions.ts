import { InvalidArgumentError, Option, type Command } from 'commander'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import type { ScanState } from '#contract/staff/submissions.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submissions.ts'
import type { Submission } from '#server/platform/database/tables.ts'
import { exportRows } from '#server/staff/export-rows.ts'
import { csvPages } from '#server/submissions/csv.ts'
import { scanStateOf } from '#server/submissions/scan-store.ts'
import { submissionStore, type SubmissionStore } from '#server/submissions/submission-store.ts'
import { OperatorError, plural, table, timeText, type Context, type Run } from './command.ts'
import { writeNewFile } from './new-file.ts'

async function listSubmissions(
  { open, print, now }: Context,
  { kind, max }: { kind?: SubmissionKind; max: number },
) {
  // One row more than shown tells whether there are more.
  const found = await submissionStore(await open(), now).list({ kind, max: max + 1 })
  const rows = found
    .slice(0, max)
    .map((submission) => [
      submission.reference_code,
      timeText(submission.created_at),
      submission.kind,
      senderOf(submission),
    ])
  print(table(['REFERENCE', 'RECEIVED', 'KIND', 'FROM'], rows, 'Nothing has been sent yet.'))
  if (found.length > max)
    print(`\nThere are more. See them with --max ${max * 2}, or with submissions export.`)
}

async function saveAttachment(
  { open, print, now, settings }: Context,
  name: string,
  { to, infected }: { to: string; infected?: true },
) {
  const submissions = submissionStore(await open(), now)
  const { id } = await findByName(submissions, name)
  const attachment = await submissions.findAttachment(id)
  if (attachment === null) throw new OperatorError('No file came with this.')
  const { scan, signature, isDownloadable } = scanStateOf(attachment, settings)
  if (scan === 'infected' && !infected)
    throw new OperatorError(`The file is infected: ${signature}. If that is certainly wrong, add --infected.`)
  if (scan !== 'infected' && !isDownloadable) throw new OperatorError(STAFF_MESSAGES.quarantinedAttachment)
  await writeNewFile(to, attachment.content)
  print(
    `${plural(attachment.size, 'byte')} of ${attachment.type} written to ${to}. It comes from a stranger, and ${describeScan(scan, signature)}: open it with care.`,
  )
}

function describeScan(scan: ScanState, signature: string | null) {
  if (scan === 'infected') return `is infected: ${signature}`
  return scan === 'clean' ? 'no virus was found in it' : 'has not been scanned for viruses'
}

async function deleteSubmission({ open, print, now }: Context, name: string) {
  const submissions = submissionStore(await open(), now)
  const { id, received_at } = await findByName(submissions, name)
  // Only the console cancels receipts, and only of submissions that are stored.
  if (received_at !== null)
    throw new OperatorError('This gift has a valid receipt. Cancel that in the staff console first.')
  await submissions.remove(id)
  print('It is deleted, and its file with it.')
}

async function findByName({ find }: SubmissionStore, name: string) {
  const submission = await find(name)
  if (submission === null) throw new OperatorError(`Nothing was sent with the reference ${name}.`)
  return submission
}

/** The person to reply to; for a nomination, the nominator. */
function senderOf({ payload }: Submission) {
  const given = JSON.parse(payload) as Record<string, unknown>
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const name = text('nominatorName') || text('fullName') || `${text('firstName')} ${text('lastName')}`
  return `${name} <${text('nominatorEmail') || text('email')}>`.trimStart()
}

const FORMATS = { csv: csvPages, json: jsonOf }

// References are without the prefix of the content, which this command does not read.
const OPERATOR = { staffId: '', organisation: { referencePrefix: '' } }

type Export = { kind: SubmissionKind; format: keyof typeof FORMATS; to?: string }

async function exportSubmissions(context: Context, { kind, format, to }: Export) {
  const db = await context.open()
  let count = 0
  const text = FORMATS[format](async function* readPages() {
    count = 0
    for await (const rows of exportRows(db, { filters: { kind }, viewer: OPERATOR })) {
      count += rows.length
      yield rows
    }
  })
  if (to === undefined) return context.write(text)
  await writeNewFile(to, text)
  context.print(`${plural(count, 'row')} written to ${to}.`)
}

async function* jsonOf(readPages: () => AsyncIterable<Array<Record<string, unknown>>>) {
  let before = '['
  for await (const rows of readPages()) {
    yield `${before}\n${JSON.stringify(rows, null, 2).slice(2, -2)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

function readNumber(text: string) {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It is a number from 1 on.')
  return Number(text)
}

export function addSubmissionCommands(program: Command, run: Run) {
  const submissions = program.command('submissions').description('What people sent with forms')
  const kind = () => new Option('--kind <kind>').choices(SUBMISSION_KINDS)
  submissions
    .command('list')
    .description('All of them, or of one kind, the newest first')
    .addOption(kind())
    .option('--max <number>', 'how many at most', readNumber, 50)
    .action(run(listSubmissions))
  submissions
    .command('attachment <reference>')
    .description('The file that came with a nomination')
    .requiredOption('--to <file>')
    .option('--infected', 'also if a virus was found in it')
    .action(run(saveAttachment))
  submissions
    .command('delete <reference>')
    .description('Deletes one of them for good, with its file')
    .requiredOption('--yes', 'this cannot be undone')
    .action(run(deleteSubmission))
  submissions
    .command('export')
    .description('All of one kind as a table, safe to open in a spreadsheet, or as JSON')
    .addOption(kind().makeOptionMandatory())
    .addOption(new Option('--format <format>').choices(['csv', 'json']).default('csv'))
    .option('--to <file>')
    .action(run(exportSubmissions))
}
