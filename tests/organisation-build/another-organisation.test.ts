import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesBelow } from '#scripts/files-below.ts'
import { textOfPdf } from '#tests/report/pdf-text.ts'
import { publicPages } from './public-pages.ts'

type ReportWords = {
  chapters: Record<string, { heading: string }>
  captions: Record<string, { caption: string }>
}

/* A whole build of the organisation in tests/fixtures/site: nothing in it names ours. */

const OUR_NAME = /gele\s?grid/i
const { chapters, captions } = parse(readFileSync('content/reports/2022.yaml', 'utf8')) as ReportWords
const ourReportWords = [
  ...Object.values(chapters).map(({ heading }) => heading),
  ...Object.values(captions).map(({ caption }) => caption),
]
const LEFT_OUT = ['.cache', '.contentlayer', '.generated', '.git', 'build', 'content', 'data', 'node_modules']
// Compressed copies, source maps (which quote comments) and pictures.
const UNREADABLE = /\.(?:br|gz|map|avif|webp|png|jpg|ico|woff2|pdf)$/

const SITE_URL = 'https://kentecode.example'

let root = ''

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'gelegrid-build-'))
  cpSync(process.cwd(), root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.includes(path.relative(process.cwd(), source)),
  })
  cpSync('tests/fixtures/site/content', path.join(root, 'content'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  // Pictures that are prepared already are not prepared again.
  mkdirSync(path.join(root, '.cache'))
  symlinkSync(path.resolve('.cache/images'), path.join(root, '.cache/images'))
  await execa({
    cwd: root,
    env: { VITE_SITE_URL: SITE_URL },
  })`${process.execPath} --import tsx scripts/build.ts --force`
}, 600_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

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
    for (const words of ourReportWords) expect(text).not.toContain(words.replace(/\s+/gu, ''))
    expect(text).toContain('Chairstaken')
  }
})

test('the page of its impact report has none of our headings and captions, either', () => {
  const page = read('client/explore/our-impact/index.html')
  for (const words of ourReportWords) expect(page).not.toContain(words)
  expect(page).toContain('Chairs taken')
})

const pages = () => publicPages(path.join(root, 'build/client'), SITE_URL)

test('each public page has its canonical address and the tags of link previews, once [FOUND-1 FOUND-8]', () => {
  expect(pages().length).toBeGreaterThan(20)
  for (const { address, head } of pages()) {
    for (const tag of ['description', 'og:type', 'og:title', 'og:description', 'twitter:card'])
      expect(head[tag], `${tag} of ${address}`).toEqual([expect.stringMatching(/\S/)])
    expect(head['canonical'], address).toEqual([address])
    expect(head['og:url'], address).toEqual([address])
    const [image = '', ...others] = head['og:image'] ?? []
    expect(others, address).toEqual([])
    expect(existsSync(path.join(root, 'build/client', image.slice(SITE_URL.length))), image).toBe(true)
    expect(head['robots'], address).toBeUndefined()
  }
})

/** What search engines require, by the type of what is described (schema.org). */
const REQUIRED: Record<string, Array<string>> = {
  Organization: ['name', 'url'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Event: ['name', 'startDate', 'endDate', 'location', 'organizer', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

test('what the pages say to search engines has what its type requires [FOUND-8]', () => {
  const things = pages().flatMap((page) => page.things.map((thing) => ({ address: page.address, thing })))
  const types = new Set(things.map(({ thing }) => String(thing['@type'])))
  expect([...types]).toEqual(expect.arrayContaining(Object.keys(REQUIRED)))
  for (const { address, thing } of things)
    for (const property of REQUIRED[String(thing['@type'])] ?? [])
      expect(thing[property], `${property} of ${String(thing['@type'])} on ${address}`).toBeTruthy()
})

test('its feeds and robots.txt name its own address', () => {
  for (const file of ['rss.xml', 'atom.xml', 'feed.json', 'robots.txt'])
    expect(read(`client/${file}`), file).toContain(`${SITE_URL}/`)
})
