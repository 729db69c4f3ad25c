import { zonedTime } from '#contract/days.ts'
import { toMajorUnits } from '#contract/money.ts'
import type { SubmissionKind } from '#contract/submissions.ts'
import type { Submission } from '#server/platform/database/tables.ts'
import { csvHead, csvLines } from '#server/submissions/csv.ts'
import { submissionStore, type SubmissionStore } from '#server/submissions/submission-store.ts'
import type { Context } from './command.ts'
import { plural } from './layout.ts'
import { writeNewFile } from './new-file.ts'

type Row = Record<string, unknown>
/** Reads rows in pages; each call starts again. */
type ReadPages = () => AsyncIterable<Array<Row>>

const FORMATS = { csv: csvOf, json: jsonOf }

type Given = { kind: SubmissionKind; format: keyof typeof FORMATS; to?: string }

export async function exportSubmissions(context: Context, { kind, format, to }: Given) {
  const { db } = await context.open()
  let count = 0
  const text = FORMATS[format](async function* readPages() {
    count = 0
    for await (const rows of rowsOf(submissionStore(db, context.now), kind)) {
      count += rows.length
      yield rows
    }
  })
  if (to === undefined) return context.write(text)
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

/** The payload for the operator, with amounts in major units. */
export function payloadOf({ payload }: Pick<Submission, 'payload'>): Record<string, unknown> {
  const stored = JSON.parse(payload) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) =>
      name === 'amountMinor' && typeof value === 'number' ? ['amount', toMajorUnits(value)] : [name, value],
    ),
  )
}
