import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareCards } from '#scripts/prepare-cards.ts'
import type { CardManifest } from '#src/content/pictures.ts'
import { temporaryFolder, writeIn } from '#tests/content/temporary-project.ts'
import { compiledFolder } from '#tests/setup/compiled-site.ts'

type Document = Record<string, unknown> & { slug: string }

const fixture = compiledFolder('fixture')
const indexOf = (type: string) => `.generated/content/${type}/_index.json`
const inFixture = (type: string) => readFileSync(path.join(fixture, indexOf(type)), 'utf8')
const documentsOf = (type: string) => JSON.parse(inFixture(type)) as Array<Document>

/** The fixture organisation with a few documents only and a separate cache. */
function siteWith(documents: Record<string, Array<Document>>) {
  const root = temporaryFolder()
  symlinkSync(path.join(fixture, 'content'), path.join(root, 'content'))
  mkdirSync(path.join(root, '.generated'))
  symlinkSync(path.join(fixture, '.generated/images.json'), path.join(root, '.generated/images.json'))
  const write = (type: string, content: Array<Document>) =>
    writeIn(root, indexOf(type), JSON.stringify(content))
  for (const type of ['BlogArticle', 'ImpactStory', 'Event', 'Cause', 'Mentor', 'Job'])
    write(type, documents[type] ?? [])
  for (const type of ['Page', 'Donations']) writeIn(root, indexOf(type), inFixture(type))

  const folder = path.join(root, '.generated/public/images/cards')
  return {
    write,
    prepare: () => prepareCards(root, () => undefined),
    names: () => readdirSync(folder).sort(),
    read: (name: string) => readFileSync(path.join(folder, name)),
    manifest: () =>
      JSON.parse(readFileSync(path.join(root, '.generated/cards.json'), 'utf8')) as CardManifest,
  }
}

const [article] = documentsOf('BlogArticle')
const [event] = documentsOf('Event')

test('each document gets a JPEG of 1200 by 630 pixels, below what previews show, named with its hash [FOUND-9]', async () => {
  const site = siteWith({ BlogArticle: [article!], Event: [event!] })
  expect(await site.prepare()).toEqual({ cards: 2, drawn: 2 })
  const manifest = site.manifest()
  expect(Object.keys(manifest)).toEqual([`blog/${String(article?.['id'])}`, `events/${event?.slug}`])
  expect(Object.values(manifest).map(({ src }) => path.basename(src))).toEqual(site.names())
  for (const name of site.names()) {
    expect(await sharp(site.read(name)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(site.read(name).length).toBeLessThan(300_000)
  }
})

test('the same content always gives the same bytes, and a second run draws nothing [FOUND-9]', async () => {
  const [one, two] = [siteWith({ Event: [event!] }), siteWith({ Event: [event!] })]
  await one.prepare()
  await two.prepare()
  expect(two.names()).toEqual(one.names())
  for (const name of one.names()) expect(two.read(name).equals(one.read(name))).toBe(true)
  expect(await one.prepare()).toEqual({ cards: 1, drawn: 0 })
})

test('a card is drawn again when what it shows changes, and only then, and removed with its document', async () => {
  const site = siteWith({ BlogArticle: [article!], Event: [event!] })
  await site.prepare()
  const before = site.names()
  site.write('BlogArticle', [{ ...article!, body: 'Another text' }])
  expect(await site.prepare()).toMatchObject({ drawn: 0 })
  site.write('BlogArticle', [{ ...article!, title: 'Another title' }])
  expect(await site.prepare()).toMatchObject({ drawn: 1 })
  expect(site.names().filter((name) => !before.includes(name))).toHaveLength(1)
  site.write('Event', [])
  await site.prepare()
  expect(site.names()).toEqual([expect.stringMatching(/^blog-/)])
})

test('a picture that cannot be read is named', async () => {
  const site = siteWith({ BlogArticle: [{ ...article!, cover: { src: 'images/gone.webp', alt: 'Gone' } }] })
  await expect(site.prepare()).rejects.toThrow(`The card of content/blog/${String(article?.['id'])}`)
})
