import { expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/open.ts'
import { makeUploadLimits, UPLOAD_LIMITS } from '#server/submissions/nomination-routes.ts'
import { makeServer } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import {
  fileOf,
  type FormEntry,
  inParts,
  MEGABYTE,
  nominate,
  NOMINATION,
  nominationBody,
  PDF,
  storedIn,
} from '#tests/server/fixtures/submissions.ts'

const LARGEST = 5 * MEGABYTE

function pdfOf(size: number) {
  return Buffer.concat([PDF, Buffer.alloc(size - PDF.length)])
}

async function materialsIn({ db }: Database) {
  const rows = await db.selectFrom('materials').selectAll().execute()
  return rows.map(({ name, type, size, content }) => ({ name, type, size, content: Buffer.from(content) }))
}

testOnBoth('a nomination is stored with its file, byte for byte', async (kind) => {
  const { app, database } = await makeServer({ kind })
  const content = pdfOf(100_000)
  content.writeUInt32BE(0xfffe_00ff, 5000)
  const answer = await nominate(app, { file: fileOf(content, 'Ọmọ́bìnrin.pdf') })
  expect(answer.json()).toEqual({ success: expect.any(String), reference: expect.any(String) })
  expect(answer.statusCode).toBe(201)
  expect(await storedIn(database)).toEqual([
    { kind: 'nominations', key: 'key-of-the-form', payload: { ...NOMINATION, terms: true } },
  ])
  const [material] = await materialsIn(database)
  expect(material).toMatchObject({ name: 'Ọmọ́bìnrin.pdf', type: 'application/pdf', size: 100_000 })
  expect(material!.content.equals(content)).toBe(true)
})

test('a file of 5 MB is taken; with one more byte it is 413, and nothing is kept [AWARD-17]', async () => {
  const { app, database } = await makeServer()
  const tooLarge = await nominate(app, { file: fileOf(pdfOf(LARGEST + 1)), key: 'key-of-too-large' })
  const error = 'This file is larger than 5 MB. Please choose a smaller one, or make its pictures smaller.'
  expect([tooLarge.statusCode, tooLarge.json()]).toEqual([413, { error }])
  expect(await storedIn(database)).toEqual([])

  expect((await nominate(app, { file: fileOf(pdfOf(LARGEST)) })).statusCode).toBe(201)
  // Another file under the same key.
  expect((await nominate(app)).statusCode).toBe(409)
  expect((await materialsIn(database)).map(({ size }) => size)).toEqual([LARGEST])
})

test('a nomination that breaks a rule is refused in the words of that rule, and nothing is kept', async () => {
  const { app, database } = await makeServer()
  const program = fileOf(Buffer.from('4d5a900003000000', 'hex'), 'portfolio.pdf')
  const refused: Array<[Parameters<typeof nominate>[1], number, string]> = [
    [{ file: program }, 415, 'We can open PDF, Word (doc, docx), PNG and JPG files.'],
    [{ file: null }, 400, 'Please choose a file that supports your nomination.'],
    [{ file: fileOf(Buffer.alloc(0)) }, 400, 'There is nothing in this file.'],
    [{ field: 'statement-file' }, 400, 'This request could not be understood.'],
    [{ fields: { category: 'best-hat' } }, 400, 'Please choose the category'],
  ]
  for (const [upload, status, error] of refused) {
    const answer = await nominate(app, upload)
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: expect.stringContaining(error) }])
  }
  expect([await storedIn(database), await materialsIn(database)]).toEqual([[], []])
})

test('a nomination in another shape than a form with one file is refused, and nothing is kept', async () => {
  const { app, database } = await makeServer()
  const statusOf = async (payload: string | Buffer, headers: Record<string, string>, form = 'nominations') =>
    (await app.inject({ method: 'POST', url: `/submissions/${form}`, headers, payload })).statusCode
  const fields = Object.entries(NOMINATION)
  const many = Array.from({ length: 100 }, (_, index) => [`f${index}`, ''] as const)
  const file = ['material', fileOf()] as const
  const refused: Array<[what: string, entries: Array<FormEntry>, status: number]> = [
    ['two files', [...fields, file, ['second', fileOf()]], 413],
    ['a field twice', [...fields, ['category', 'male-ally'], file], 400],
    ['a hundred more fields', [...many, ...fields, file], 413],
    ['a field of a megabyte', [['statement', 'x'.repeat(MEGABYTE)], file], 413],
    ['a field that is no name', [...fields, ['__proto__', 'x'], file], 400],
  ]
  for (const [what, entries, status] of refused) {
    const { body, headers } = await inParts(entries)
    expect([what, await statusOf(body, headers)]).toEqual([what, status])
  }

  const { body, headers } = await nominationBody()
  expect(await statusOf('', headers)).toBe(400)
  expect(await statusOf(body.subarray(0, -40), headers)).toBe(400)
  expect(await statusOf(body, { ...headers, 'content-type': 'multipart/form-data' })).toBe(400)
  const json = { ...headers, 'content-type': 'application/json' }
  expect(await statusOf(JSON.stringify(NOMINATION), json)).toBe(415)
  // No other form may come in parts.
  expect(await statusOf(body, headers, 'contact')).toBe(415)
  expect(await storedIn(database)).toEqual([])
})

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
