import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/open.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import {
  fileOf,
  makeSubmissionsApp,
  MEGABYTE,
  nominate,
  NOMINATION,
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
  const { app, database } = await makeSubmissionsApp({ kind })
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

test('another file under the same key is refused', async () => {
  const { app, database } = await makeSubmissionsApp()
  await nominate(app)
  expect((await nominate(app, { file: fileOf(pdfOf(50)) })).statusCode).toBe(409)
  expect((await materialsIn(database)).map(({ content }) => content)).toEqual([PDF])
})

test('a file of 5 MB is taken; with one more byte it is 413, and nothing is kept [AWARD-17]', async () => {
  const { app, database } = await makeSubmissionsApp()
  const tooLarge = await nominate(app, { file: fileOf(pdfOf(LARGEST + 1)), key: 'key-of-too-large' })
  expect(tooLarge.statusCode).toBe(413)
  expect(tooLarge.json()).toEqual({
    error: 'This file is larger than 5 MB. Please choose a smaller one, or make its pictures smaller.',
  })
  expect(await storedIn(database)).toEqual([])

  expect((await nominate(app, { file: fileOf(pdfOf(LARGEST)) })).statusCode).toBe(201)
  expect((await materialsIn(database)).map(({ size }) => size)).toEqual([LARGEST])
})

test.each([
  ['a program that calls itself a PDF', Buffer.from('4d5a900003000000', 'hex'), 'portfolio.pdf'],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.html'],
])('%s is 415, and nothing is kept', async (_what, content, name) => {
  const { app, database } = await makeSubmissionsApp()
  const answer = await nominate(app, { file: fileOf(content, name) })
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toEqual({
    error: 'We can open PDF, Word (doc, docx), PNG and JPG files. Please save it as one of these.',
  })
  expect(await storedIn(database)).toEqual([])
})

test.each<[string, Parameters<typeof nominate>[1], string]>([
  ['no file', { file: null }, 'Please choose a file that supports your nomination.'],
  ['an empty file', { file: fileOf(Buffer.alloc(0)) }, 'There is nothing in this file.'],
  ['a file in the wrong place', { field: 'statement-file' }, 'This request could not be understood.'],
  ['an unknown category', { fields: { category: 'best-hat' } }, 'Please choose the category'],
])("a nomination with %s is rejected with the form's message", async (_what, upload, error) => {
  const { app, database } = await makeSubmissionsApp()
  const answer = await nominate(app, upload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ error: string }>().error).toContain(error)
  expect(await storedIn(database)).toEqual([])
  expect(await materialsIn(database)).toEqual([])
})

const BOUNDARY = 'the-line-between'

function partsOf(parts: Array<{ name: string; value: string; filename?: string }>) {
  const written = parts.map(({ name, value, filename }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  return `${written.join('')}--${BOUNDARY}--\r\n`
}

const FIELDS = Object.entries(NOMINATION).map(([name, value]) => ({ name, value }))
const FILE = { name: 'material', value: PDF.toString(), filename: 'portfolio.pdf' }

test.each([
  ['two files', partsOf([...FIELDS, FILE, { ...FILE, name: 'second' }]), 413],
  ['a field twice', partsOf([...FIELDS, { name: 'category', value: 'male-ally' }, FILE]), 400],
  [
    'a hundred fields',
    partsOf([
      ...Array.from({ length: 100 }, (_, index) => ({ name: `f${index}`, value: '' })),
      ...FIELDS,
      FILE,
    ]),
    413,
  ],
  ['a field of a megabyte', partsOf([{ name: 'statement', value: 'x'.repeat(MEGABYTE) }, FILE]), 413],
  ['a field that is no name', partsOf([...FIELDS, { name: '__proto__', value: 'x' }, FILE]), 400],
  ['nothing in it', '', 400],
  ['no end', partsOf([...FIELDS, FILE]).slice(0, -40), 400],
])('a form with %s is refused, and nothing is kept', async (_what, body, status) => {
  const { app, database } = await makeSubmissionsApp()
  const answer = await sendRaw(app, body)
  expect(answer.statusCode).toBe(status)
  expect(await storedIn(database)).toEqual([])
})

function sendRaw(app: Awaited<ReturnType<typeof makeSubmissionsApp>>['app'], payload: string, type?: string) {
  const headers = {
    'content-type': type ?? `multipart/form-data; boundary=${BOUNDARY}`,
    'idempotency-key': 'key-of-the-form',
  }
  return app.inject({ method: 'POST', url: '/submissions/nominations', headers, payload })
}

test('a nomination in another shape than a form with a file is 415 or 400', async () => {
  const { app } = await makeSubmissionsApp()
  expect((await sendRaw(app, JSON.stringify(NOMINATION), 'application/json')).statusCode).toBe(415)
  expect((await sendRaw(app, partsOf(FIELDS), 'multipart/form-data')).statusCode).toBe(400)
})

test('no other form may come in parts', async () => {
  const { app } = await makeSubmissionsApp()
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'idempotency-key': 'key-of-the-form',
  }
  const answer = await app.inject({
    method: 'POST',
    url: '/submissions/contact',
    headers,
    payload: partsOf([]),
  })
  expect(answer.statusCode).toBe(415)
})

test('files that were sent cannot be fetched [MORE-23]', async () => {
  const { app, database } = await makeSubmissionsApp()
  await nominate(app)
  const { id } = await database.db.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  for (const path of ['', `/${id}`, `/${id}/material`, '/letter.pdf', `/nominations/${id}`]) {
    expect((await app.inject(`/submissions${path}`)).statusCode).toBe(404)
  }
})
