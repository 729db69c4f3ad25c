import { toMajorUnits } from '#contract/money.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submissions.ts'
import type { Submission } from '#server/platform/database/tables.ts'
import { scanStateOf } from '#server/submissions/scan-state.ts'
import { scanStore } from '#server/submissions/scan-store.ts'
import { submissionStore, type SubmissionStore } from '#server/submissions/submission-store.ts'
import { OperatorError, textOption, UsageError, type Command, type Context, type Options } from './command.ts'
import { plural, record, table, timeText } from './layout.ts'
import { writeNewFile } from './new-file.ts'

const DEFAULT_LIMIT = 50

type Given = { operand: string; options: Options }

async function listSubmissions({ open, print, now }: Context, { options }: Given) {
  const kind = kindOption(options)
  const max = numberOption(options, 'max') ?? DEFAULT_LIMIT
  const { db } = await open()
  // One row more than shown tells whether there are more.
  const found = await submissionStore(db, now).list({ kind, max: max + 1 })
  if (found.length === 0) return print('Nothing has been sent yet.')
  const rows = found
    .slice(0, max)
    .map((submission) => [
      submission.reference_code,
      timeText(submission.created_at),
      submission.kind,
      senderOf(submission),
    ])
  print(table(['REFERENCE', 'RECEIVED', 'KIND', 'FROM'], rows))
  if (found.length > max)
    print(`\nThere are more. See them with --max ${max * 2}, or with submissions export.`)
}

async function showSubmission({ open, print, now }: Context, { operand }: Given) {
  const { db } = await open()
  const submissions = submissionStore(db, now)
  const submission = await findByName(submissions, operand)
  const attachment = await submissions.describeAttachment(submission.id)
  print(
    record([
      ['reference', submission.reference_code],
      ['id', submission.id],
      ['kind', submission.kind],
      ['received', timeText(submission.created_at)],
      ...Object.entries(payloadOf(submission)).map(([name, value]) => [name, String(value)] as const),
      ...(attachment
        ? [
            [
              'attachment',
              `${attachment.name} (${attachment.type}, ${plural(attachment.size, 'byte')})`,
            ] as const,
            ['scan', describeScan(await scanStore(db, now).resultOf(submission.id))] as const,
          ]
        : []),
    ]),
  )
}

async function saveAttachment({ open, print, now, settings }: Context, { operand, options }: Given) {
  const { db } = await open()
  const submissions = submissionStore(db, now)
  const { id } = await findByName(submissions, operand)
  const attachment = await submissions.findAttachment(id)
  if (attachment === null) throw new OperatorError('No file came with this.')
  const found = await scanStore(db, now).resultOf(id)
  const { scan, signature, isDownloadable } = scanStateOf(found, settings)
  if (scan === 'infected' && options.infected !== true)
    throw new OperatorError(`The file is infected: ${signature}. If that is certainly wrong, add --infected.`)
  if (scan !== 'infected' && !isDownloadable) throw new OperatorError(STAFF_MESSAGES.quarantinedAttachment)
  const to = textOption(options, 'to') ?? ''
  await writeNewFile(to, attachment.content)
  print(
    `${plural(attachment.size, 'byte')} of ${attachment.type} written to ${to}. It comes from a stranger, and ${describeScan(found)}: open it with care.`,
  )
}

type Scan = Awaited<ReturnType<ReturnType<typeof scanStore>['resultOf']>>

function describeScan(scan: Scan) {
  if (scan?.result === 'infected') return `is infected: ${scan.signature}`
  return scan?.result === 'clean' ? 'no virus was found in it' : 'has not been scanned for viruses'
}

async function deleteSubmission({ open, print, now }: Context, { operand }: Given) {
  const { db } = await open()
  const submissions = submissionStore(db, now)
  await submissions.remove((await findByName(submissions, operand)).id)
  print('It is deleted, and its file with it.')
}

/** Finds a submission by id or reference, or throws. */
async function findByName({ find }: SubmissionStore, name: string) {
  const submission = await find(name)
  if (submission === null) throw unknown(name)
  return submission
}

/** The payload for the operator, with amounts in major units. */
export function payloadOf({ payload }: Pick<Submission, 'payload'>): Record<string, unknown> {
  const stored = JSON.parse(payload) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) =>
      name === 'amountMinor' && typeof value === 'number' ? ['amount', toMajorUnits(value)] : [name, value],
    ),
  )
}

/** The person to reply to; for a nomination, the nominator. */
function senderOf(submission: Submission) {
  const given = payloadOf(submission)
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const name = text('nominatorName') || text('fullName') || `${text('firstName')} ${text('lastName')}`
  return `${name} <${text('nominatorEmail') || text('email')}>`.trimStart()
}

/** The requested kind, or undefined for all. */
export function kindOption(options: Options): SubmissionKind | undefined {
  const given = textOption(options, 'kind')
  if (given === null) return undefined
  const kind = SUBMISSION_KINDS.find((known) => known === given)
  if (kind === undefined) throw new UsageError(`--kind is one of ${SUBMISSION_KINDS.join(', ')}.`)
  return kind
}

function numberOption(options: Options, name: string) {
  const given = textOption(options, name)
  if (given === null) return null
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new UsageError(`--${name} is a number from 1 on.`)
  return Number(given)
}

function unknown(name: string) {
  return new OperatorError(`Nothing was sent with the reference ${name}.`)
}

export const submissionCommands: ReadonlyArray<Command> = [
  {
    name: 'submissions list',
    options: { kind: 'kind', max: 'number' },
    summary: `What people sent with forms, the newest first (${SUBMISSION_KINDS.join(', ')})`,
    run: listSubmissions,
  },
  { name: 'submissions show', operand: 'reference', summary: 'One of them, whole', run: showSubmission },
  {
    name: 'submissions attachment',
    operand: 'reference',
    options: { to: 'file', infected: null },
    needs: ['to'],
    summary: 'The file that came with a nomination',
    run: saveAttachment,
  },
  {
    name: 'submissions delete',
    operand: 'reference',
    options: { yes: null },
    needs: ['yes'],
    summary: 'Deletes one of them for good, with its file',
    run: deleteSubmission,
  },
]
