import { expect, test, vi } from 'vitest'
import { readNothing } from '#scripts/reliability/silent-readers.ts'
import { makeTarget } from '#tests/server/fixtures/broken-server.ts'
import { makeBuild } from '#tests/server/fixtures/site.ts'
import { MEGABYTE } from '#tests/server/fixtures/submissions.ts'

vi.setConfig({ testTimeout: 120_000 })

test('a server that keeps clients that never read is reported', async () => {
  const files = { 'images/large.0a1b2c3d.jpg': Buffer.alloc(5 * MEGABYTE) }
  const target = await makeTarget(
    [{ file: 'server/app.ts', replace: 'connectionTimeout: 20 * SECOND', by: 'connectionTimeout: 0' }],
    { BUILD_DIR: await makeBuild(files) },
  )
  const { isKept, figures } = await readNothing(target)
  expect(isKept, figures).toBe(false)
  expect(figures).toMatch(/^0 of 100 cut off/)
})
