import { SUBMISSION_KINDS } from '#contract/submissions.ts'
import { csvOf } from '#server/submissions/csv.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { textOption, UsageError, type Command, type Context, type Options } from './command.ts'
import { plural } from './layout.ts'
import { writeNewFile } from './new-file.ts'
import { kindOption, payloadOf } from './submissions.ts'

type Row = Record<string, unknown>

const FORMATS = { csv: (rows: ReadonlyArray<Row>) => csvOf(rows), json: jsonOf }

async function exportSubmissions(context: Context, { options }: { options: Options }) {
  const kind = kindOption(options)
  if (kind === undefined) throw new UsageError('Say which kind to export with --kind.')
  const write = formatOption(options)
  const rows = await rowsOf(context, kind)
  const text = write(rows)
  const to = textOption(options, 'to')
  if (to === null) return context.print(text.trimEnd())
  await writeNewFile(to, text)
  context.print(`${plural(rows.length, 'row')} written to ${to}.`)
}

async function rowsOf({ open, now }: Context, kind: NonNullable<ReturnType<typeof kindOption>>) {
  const { db } = await open()
  const submissions = submissionStore(db, now)
  const found = (await submissions.list({ kind })).reverse()
  const materials =
    kind === 'nominations' ? await submissions.describeAttachments(found.map(({ id }) => id)) : []
  const materialOf = new Map(materials.map((material) => [material.submission_id, material]))
  return found.map((submission): Row => {
    const material = materialOf.get(submission.id)
    return {
      id: submission.id,
      received: new Date(submission.created_at).toISOString(),
      ...payloadOf(submission),
      ...(material && { material: material.name, materialType: material.type, materialSize: material.size }),
    }
  })
}

function jsonOf(rows: ReadonlyArray<Row>) {
  return `${JSON.stringify(rows, null, 2)}\n`
}

function formatOption(options: Options) {
  const given = textOption(options, 'format') ?? 'csv'
  if (given !== 'csv' && given !== 'json') throw new UsageError('--format is csv or json.')
  return FORMATS[given]
}

export const exportCommands: ReadonlyArray<Command> = [
  {
    name: 'submissions export',
    options: { kind: 'kind', format: 'csv|json', to: 'file' },
    needs: ['kind'],
    summary: `All of one kind (${SUBMISSION_KINDS.join(', ')}) as a table, safe to open in a spreadsheet, or as JSON`,
    run: exportSubmissions,
  },
]
