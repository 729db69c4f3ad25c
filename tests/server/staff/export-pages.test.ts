import { expect } from 'vitest'
import { submissionIndexRow } from '#server/submissions/submission-index-row.ts'
import { submissionLists } from '#server/staff/submission-lists.ts'
import { makeDatabase, testOnBoth } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'

testOnBoth('an export of many submissions is read in pages, each once [STAFF-17]', async (kind) => {
  const { db } = await makeDatabase(kind)
  const rows = Array.from({ length: 1001 }, (_, index) => ({
    id: `id-${index}`,
    kind: 'contact',
    idempotency_key: `key-${index}`,
    content_hash: '',
    payload: '{"fullName":"Ada Obi"}',
    account_id: null,
    // Several at the same time.
    created_at: 1_790_000_000_000 + Math.floor(index / 3),
    received_at: null,
    reference_code: String(index).padStart(6, '0'),
    notified_at: 1,
  }))
  for (let first = 0; first < rows.length; first += 500) {
    const part = rows.slice(first, first + 500)
    await db.insertInto('submissions').values(part).execute()
    await db.insertInto('submission_index').values(part.map(submissionIndexRow)).execute()
  }
  const viewer = { staffId: 'S-000000', organisation: FACTS.organisation }
  const sizes: Array<number> = []
  const ids = new Set<string>()
  for await (const page of submissionLists(db).pages({ kind: 'contact' }, viewer)) {
    sizes.push(page.length)
    for (const { id } of page) ids.add(id)
  }
  expect([sizes, ids.size]).toEqual([[500, 500, 1], 1001])
})
