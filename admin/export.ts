import { zonedTime } from '#contract/days.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submissions.ts'
import { csvHead, csvLines } from '#server/submissions/csv.ts'
import { submissionStore, type SubmissionStore } from '#server/submissions/submission-store.ts'
import { textOption, UsageError, type Command, type Context, type Options } from './command.ts'
import { plural } from './layout.ts'
import { writeNewFile } from './new-file.ts'
import { kindOption, payloadOf } from './submissions.ts'

type Row = Record<string, unknown>
/** Reads rows in pages; each call starts again. */
type ReadPages = () => AsyncIterable<Array<Row>>

const FORMATS = { csv: csvOf, json: jsonOf }

async function exportSubmissions(context: Context, { options }: { options: Options }) {
  const kind = kindOption(options)
  if (kind === undefined) throw new UsageError('Say which kind to export with --kind.')
  const write = formatOption(options)
  const { db } = await context.open()
  let count = 0
  const text = write(async function* readPages() {
    count = 0
    for await (const rows of rowsOf(submissionStore(db, context.now), kind)) {
      count += rows.length
      yield rows
    }
  })
  const to = textOption(options, 'to')
  if (to === null) return context.write(text)
  await writeNewFile(to, text)
  context.print(`${plural(count, 'row')} written to ${to}.`)
}

async function* rowsOf({ pagesOf }: SubmissionStore, kind: SubmissionKind) {
  for await (const page of pagesOf(kind)) {
    yield page.map(({ id, reference_code, created_at, payload, name, type, size }): Row => {
      const attachment = name === null ? {} : { material: name, materialType: type, materialSize: size }
      return {
        id,
        reference: reference_code,
        received: zonedTime(created_at),
        ...payloadOf({ payload }),
        ...attachment,
      }
    })
  }
}

/** Reads the rows twice: earlier versions stored other fields, and the first line must name all of them. */
async function* csvOf(readPages: ReadPages) {
  const columns = new Set<string>()
  for await (const rows of readPages())
    for (const row of rows) Object.keys(row).forEach((name) => columns.add(name))
  yield csvHead([...columns])
  for await (const rows of readPages()) yield csvLines(rows, [...columns])
}

async function* jsonOf(readPages: ReadPages) {
  let before = '['
  for await (const rows of readPages()) {
    yield `${before}\n${JSON.stringify(rows, null, 2).slice(2, -2)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
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
