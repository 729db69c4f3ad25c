import { expect, test, vi } from 'vitest'
import { makeUploadLimits, UPLOAD_LIMITS } from '#server/submissions/upload-limits.ts'
import { makeServer } from '#tests/server/fixtures/accounts.ts'
import { MEGABYTE, nominationBody } from '#tests/server/fixtures/submissions.ts'

test('of five files at once from one address, one is told to wait', async () => {
  const { app } = await makeServer()
  const uploads = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => nominationBody({ key: `file-number-${number}` })),
  )
  const url = '/submissions/nominations'
  const answers = await Promise.all(
    uploads.map(({ headers, body }) => app.inject({ method: 'POST', url, headers, payload: body })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 429])
})

test('twenty files arrive at once, four of them from one address, and each that has arrived makes room', async () => {
  const { app } = await makeServer()
  const uploads = makeUploadLimits(app, async () => ({ bavail: 2 ** 20, bsize: MEGABYTE }))
  const arrivals: Array<() => void> = []
  const send = (ip: string) =>
    uploads.run({ ip }, () => new Promise<void>((resolve) => arrivals.push(resolve)))
  const inProgress = Array.from({ length: 20 }, (_, index) => send(`198.51.100.${index % 5}`))
  await vi.waitFor(() => expect(arrivals).toHaveLength(20))
  await expect(send('203.0.113.7')).rejects.toMatchObject({ statusCode: 429 })

  arrivals[0]?.()
  await inProgress[0]
  await expect(send('198.51.100.1')).rejects.toMatchObject({ statusCode: 429 })
  const next = send('198.51.100.0')
  await vi.waitFor(() => expect(arrivals).toHaveLength(21))
  for (const arrive of arrivals) arrive()
  await Promise.all([...inProgress, next])
})

test('an address can send only so many bytes a day, and then others still can [MORE-47]', async () => {
  // The limit becomes three megabytes.
  const { app } = await makeServer({
    environment: { RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: 'loopback' },
  })
  const uploads = makeUploadLimits(app)
  const send = (ip: string, bytes: number) => uploads.takeQuota({ ip }, bytes)
  await send('198.51.100.1', 2 * MEGABYTE)
  await send('198.51.100.1', 1)
  await expect(send('198.51.100.1', 1)).rejects.toMatchObject({ statusCode: 429 })
  await send('203.0.113.7', MEGABYTE)
})

test('before the disk is full, files are refused with the reason [MORE-47]', async () => {
  const { app } = await makeServer()
  const free = { megabytes: UPLOAD_LIMITS.freeMegabytes - 1 }
  const uploads = makeUploadLimits(app, async () => ({ bavail: free.megabytes, bsize: MEGABYTE }))
  const run = () => uploads.run({ ip: '198.51.100.1' }, async () => 'sent')
  await expect(run()).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringContaining('our storage is full'),
  })
  free.megabytes += 1
  expect(await run()).toBe('sent')
})
