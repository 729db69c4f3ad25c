import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { filesBelow } from '#scripts/files-below.ts'
import { textOfPdf } from '#tests/report/pdf-text.ts'
import { SITE_URL } from '#tests/setup/organisation-build.ts'
import { publicPages } from './public-pages.ts'

type ReportCopy = {
  chapters: Record<string, { heading: string }>
  captions: Record<string, { caption: string }>
}

/* A complete build of the organisation in tests/fixtures/site must not contain our name. */

const OUR_NAME = /gele\s?grid/i
const { chapters, captions } = parse(readFileSync('content/reports/2022.yaml', 'utf8')) as ReportCopy
const ourReportCopy = [
  ...Object.values(chapters).map(({ heading }) => heading),
  ...Object.values(captions).map(({ caption }) => caption),
]
// Compressed copies, source maps (which contain comments), pictures and fonts.
const UNREADABLE = /\.(?:br|gz|map|avif|webp|png|jpg|ico|woff2|pdf)$/

const root = inject('organisationBuild')

const built = () => filesBelow(path.join(root, 'build'))
const read = (file: string) => readFileSync(path.join(root, 'build', file), 'utf8')

test('no page, script, style sheet, calendar or data file of the build names our organisation', () => {
  const texts = built().filter((file) => !UNREADABLE.test(file))
  for (const ending of ['.html', '.js', '.css', '.ics', '.data', '.json', '.svg'])
    expect(texts.filter((file) => file.endsWith(ending)).length, ending).toBeGreaterThan(0)
  expect(texts.filter((file) => OUR_NAME.test(file) || OUR_NAME.test(read(file)))).toEqual([])
})

test('its pages, its calendar and what its server knows name the organisation of the content', () => {
  expect(read('client/index.html')).toContain('Kente Code')
  expect(read('client/events.ics')).toContain('PRODID:-//Kente Code//Events//EN')
  expect(JSON.parse(read('site-facts.json'))).toMatchObject({ organisation: { name: 'Kente Code' } })
})

test('its impact report names the organisation of the content', async () => {
  const reports = built().filter((file) => file.endsWith('.pdf'))
  expect(reports.length).toBeGreaterThan(0)
  for (const report of reports) {
    const text = await textOfPdf(path.join(root, 'build', report))
    expect(text).toContain('KenteCode')
    expect(text).not.toMatch(OUR_NAME)
    for (const copy of ourReportCopy) expect(text).not.toContain(copy.replace(/\s+/gu, ''))
    expect(text).toContain('Chairstaken')
  }
})

test('the page of its impact report has none of our headings and captions, either', () => {
  const page = read('client/explore/our-impact/index.html')
  for (const copy of ourReportCopy) expect(page).not.toContain(copy)
  expect(page).toContain('Chairs taken')
})

/** Tags that each page must contain once. */
const TAGS = [
  'description',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:title',
  'og:description',
  'og:image',
  'og:image:alt',
  'og:image:width',
  'og:image:height',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image:alt',
]

const pages = () => publicPages(path.join(root, 'build/client'), SITE_URL)

test('each public page has its canonical address and the tags of link previews, once [FOUND-1 FOUND-8]', () => {
  expect(pages().length).toBeGreaterThan(20)
  for (const { address, head } of pages()) {
    for (const tag of TAGS) expect(head[tag], `${tag} of ${address}`).toEqual([expect.stringMatching(/\S/)])
    expect(head['canonical'], address).toEqual([address])
    expect(head['og:url'], address).toEqual([address])
    const [image = '', ...others] = head['og:image'] ?? []
    expect(others, address).toEqual([])
    expect(existsSync(path.join(root, 'build/client', image.slice(SITE_URL.length))), image).toBe(true)
    expect(head['robots'], address).toBeUndefined()
  }
})
