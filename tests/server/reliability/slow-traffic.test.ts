import { expect, test, vi } from 'vitest'
import { readNothing } from '#scripts/reliability/silent-readers.ts'
import { uploadFully } from '#scripts/reliability/full-uploads.ts'
import { uploadSlowly } from '#scripts/reliability/slow-uploads.ts'
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

test('a server that lets slow uploads of few addresses take all places is reported', async () => {
  const target = await makeTarget([
    {
      file: 'server/submissions/upload-limits.ts',
      replace: 'fromHere >= scaled(UPLOAD_LIMITS.atOncePerAddress, config)',
      by: 'false',
    },
  ])
  const { isKept, figures } = await uploadSlowly(target)
  expect(isKept, figures).toBe(false)
  expect(figures).toContain('20 of 40 under way at once; 0 of 25 other nominations taken')
})

test.each([
  [
    'takes more uploads than it has memory for',
    { file: 'server/submissions/upload-limits.ts', replace: 'total >= UPLOAD_LIMITS.atOnce ||', by: '' },
    'the one more answered with 201',
  ],
  [
    'keeps several copies of what is uploaded',
    {
      file: 'server/submissions/read-multipart.ts',
      replace: 'content: buffer.subarray(0, size)',
      by: 'content: ((globalThis.copies ??= []).push(...[1, 2, 3].map(() => Buffer.from(buffer))), buffer.subarray(0, size))',
    },
    '20 of 20 taken; the one more answered with 429',
  ],
])('a server that %s is reported', async (_, defect, found) => {
  const { isKept, figures } = await uploadFully(await makeTarget([defect]))
  expect(isKept, figures).toBe(false)
  expect(figures).toContain(found)
})
