import { zonedTime } from '#contract/days.ts'
import { toMajorUnits } from '#contract/money.ts'
import type { SubmissionKind } from '#contract/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import type { Submission } from '#server/platform/database/tables.ts'
import { submissionLists } from '#server/staff/submission-lists.ts'
import { csvPages } from '#server/submissions/csv.ts'
import { subscriptionColumns } from '#server/subscriptions/subscription-state.ts'
import type { Context } from './command.ts'
import { plural } from './layout.ts'
import { writeNewFile } from './new-file.ts'

type Row = Record<string, unknown>
/** Reads rows in pages; each call starts again. */
type ReadPages = () => AsyncIterable<Array<Row>>

const FORMATS = { csv: csvPages, json: jsonOf }

type Given = { kind: SubmissionKind; format: keyof typeof FORMATS; to?: string }

export async function exportSubmissions(context: Context, { kind, format, to }: Given) {
  const { db } = await context.open()
  let count = 0
  const text = FORMATS[format](async function* readPages() {
    count = 0
    for await (const rows of rowsOf(submissionLists(db), kind)) {
      count += rows.length
      yield rows
    }
  })
  if (to === undefined) return context.write(text)
  await writeNewFile(to, text)
  context.print(`${plural(count, 'row')} written to ${to}.`)
}

async function* rowsOf({ pages }: ReturnType<typeof submissionLists>, kind: SubmissionKind) {
  for await (const page of pages({ kind })) {
    yield page.map(({ id, reference_code, created_at, payload, attachment, type, size, ...row }): Row => {
      const material =
        attachment === null ? {} : { material: attachment, materialType: type, materialSize: size }
      return {
        id,
        reference: reference_code,
        received: zonedTime(created_at),
        ...payloadOf({ payload }),
        ...(isSubscriptionKind(kind) && subscriptionColumns(row)),
        ...material,
      }
    })
  }
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
