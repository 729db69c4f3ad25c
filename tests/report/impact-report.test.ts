import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, test } from 'vitest'
import { compiledFolder } from '#tests/setup/compiled-site.ts'
import { textOfPdf } from './pdf-text.ts'

const file = path.join(compiledFolder('fixture'), '.generated/public/reports/impact-report-2022.pdf')
const task = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 })
const document = await task.promise

afterAll(() => task.destroy())

/** A tag, or the content of the page that belongs to it. */
type Tag = { type?: string; role?: string; alt?: string; children?: Array<Tag> }

function* tagsIn(tag: Tag): Generator<Tag> {
  yield tag
  for (const child of tag.children ?? []) yield* tagsIn(child)
}

const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
const trees = await Promise.all(
  numbers.map(async (number) => (await document.getPage(number)).getStructTree()),
)
const tags = trees.flatMap((tree) => [...tagsIn(tree)])

/** Without spaces, which the PDF reader guesses between runs of different fonts. */
const compact = (text: string) => text.replace(/\s+/gu, '')

test('the report has at least eight pages, a title and a language, and is marked as tagged', async () => {
  expect(document.numPages).toBeGreaterThanOrEqual(8)
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: expect.stringContaining('Yearbook 2022'), Language: 'en-NG' })
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  expect(readFileSync(file, 'latin1')).toContain('/StructTreeRoot')
})

test('each page begins with a heading, and a bookmark leads to each chapter', async () => {
  const headings = tags.filter(({ role }) => role === 'H1')
  const bookmarks = await document.getOutline()
  expect(bookmarks.map(({ title }) => title)).toContain('The price of a course')
  // The cover and the last page have headings, but no bookmarks.
  expect(headings).toHaveLength(bookmarks.length + 2)
})

test('each picture and chart says in words what it shows', () => {
  const figures = tags.filter(({ role }) => role === 'Figure')
  expect(figures.length).toBeGreaterThanOrEqual(8)
  for (const { alt } of figures) expect(alt?.length).toBeGreaterThan(20)
  expect(figures.map(({ alt }) => alt)).toContainEqual(expect.stringContaining('Soldering, Ibadan: 8 of 10'))
})

test('the table of costs has header cells for its rows and columns', () => {
  const [table] = tags.filter(({ role }) => role === 'Table')
  const rows = (table?.children ?? []).map(({ children = [] }) => children.map(({ role }) => role))
  expect(rows).toEqual([
    ['TH', 'TH', 'TH', 'TH', 'TH'],
    ['TH', 'TD', 'TD', 'TD', 'TD'],
    ['TH', 'TD', 'TD', 'TD', 'TD'],
    ['TH', 'TD', 'TD', 'TD', 'TD'],
  ])
})

test('the words and figures of the content are its text, letters of Yoruba and the naira sign included', async () => {
  const text = await textOfPdf(file)
  for (const words of [
    '16 learners started a course and 8 finished one: 50 of a hundred.',
    '₦900,000 came in and ₦800,000 went out. ₦100,000 stays in the tin.',
    'The roof came down in the third week.',
    'Teaching Ẹniọlá and others',
    'Dec had 12. Diesel went from ₦300 to ₦410.',
    'Cut short: Sewing circuits, Jos',
  ]) {
    expect(text).toContain(compact(words))
  }
})
