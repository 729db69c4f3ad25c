import type { SubmissionKind } from '#contract/submissions.ts'
import { exportRows } from '#server/staff/export-rows.ts'
import { csvPages } from '#server/submissions/csv.ts'
import type { Context } from './command.ts'
import { plural } from './layout.ts'
import { writeNewFile } from './new-file.ts'

/** Reads rows in pages; each call starts again. */
type ReadPages = () => AsyncIterable<Array<Record<string, unknown>>>

const FORMATS = { csv: csvPages, json: jsonOf }

// References are without the prefix of the content, which this command does not read.
const OPERATOR = { staffId: '', organisation: { referencePrefix: '' } }

type Given = { kind: SubmissionKind; format: keyof typeof FORMATS; to?: string }

export async function exportSubmissions(context: Context, { kind, format, to }: Given) {
  const { db } = await context.open()
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

async function* jsonOf(readPages: ReadPages) {
  let before = '['
  for await (const rows of readPages()) {
    yield `${before}\n${JSON.stringify(rows, null, 2).slice(2, -2)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
