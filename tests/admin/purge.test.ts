import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { makeDatabaseSettings, type DatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { MESSAGE } from '#tests/server/fixtures/submissions.ts'
import { adminAt } from './run-admin.ts'

const NOW = Date.UTC(2026, 2, 8)

async function countIn(settings: DatabaseSettings) {
  const { db, close } = await openDatabase(settings)
  const rows = await db.selectFrom('submissions').select('id').execute()
  await close()
  return rows.length
}

test('a dry run shows what would be deleted, and the purge deletes it [PRIV-9]', async () => {
  const settings = await makeDatabaseSettings()
  await writeFile(join(settings.dataDir, 'facts.json'), JSON.stringify(FACTS))
  const { db, close } = await openDatabase(settings)
  const { store, markNotified } = submissionStore(db, () => NOW)
  await store({ kind: 'contact', key: 'first-message', payload: MESSAGE })
  await markNotified(['contact'])
  await store({ kind: 'contact', key: 'unseen-message', payload: MESSAGE })
  await close()

  const later = NOW + 400 * DAY
  const dry = await adminAt(later, settings, 'purge', '--dry-run')
  expect(dry.output).toMatch(/^contact +365 days +1 +1$/m)
  expect(dry.output).toContain('Nothing was deleted')
  expect(await countIn(settings)).toBe(2)

  const done = await adminAt(later, settings, 'purge')
  expect(done.output).toContain('1 row deleted for good')
  expect(await countIn(settings)).toBe(1)
})

test('without the facts of a build nothing is deleted, and the operator learns what is missing', async () => {
  const settings = await makeDatabaseSettings()
  await openDatabase(settings).then(({ close }) => close())
  const { code, stderr } = await adminAt(NOW, settings, 'purge')
  expect([code, stderr]).toEqual([1, expect.stringContaining('facts.json is missing or broken')])
})
