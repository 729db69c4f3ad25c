import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compileContent } from '#scripts/content/compile.ts'
import { compiled } from '#scripts/content/compiled.ts'
import { compileChanged } from '#scripts/content/compiler/compile-changed.ts'
import { compileAlone } from '#scripts/content/compiler/contentlayer-api.mjs'
import { readStore, writeStore, type StoredDocuments } from '#scripts/content/compiler/document-store.ts'
import { readSources } from '#scripts/content/sources.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { projectWith } from './document-copies.ts'

const FIXTURE = 'tests/fixtures/site/content'
const GENERATED = '.contentlayer/generated'
const ARTICLE = 'blog/living-with-hiv.md'
const LATER = new Date('2027-01-01')

/** A copy of the fixture with the configuration of contentlayer2. */
function project() {
  const root = projectWith(FIXTURE, { pictures: false })
  for (const shared of ['contentlayer.config.ts', 'node_modules'])
    symlinkSync(path.resolve(shared), path.join(root, shared))
  return root
}

function edit(root: string, file: string, change: (text: string) => string) {
  const place = path.join(root, 'content', file)
  writeFileSync(place, change(readFileSync(place, 'utf8')))
}

const compileAll = (root: string, before: StoredDocuments = new Map()) =>
  compileChanged(readSources(root), before).documents

/** The files that a second run has compiled again. */
function compiledAgain(root: string, before: StoredDocuments) {
  return [...compileAll(root, before)].flatMap(([file, document]) =>
    before.get(file) === document ? [] : [file],
  )
}

test(
  'every document is, byte for byte, the one that contentlayer2 compiles by itself [BUILD-12]',
  { timeout: 300_000 },
  async () => {
    const root = project()
    const ours = compileAll(root)
    expect(await compileAlone(root)).toBe(ours.size)
    const theirs = readdirSync(path.join(root, GENERATED), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) =>
        [JSON.parse(readFileSync(path.join(root, GENERATED, name, '_index.json'), 'utf8'))].flat(),
      )
    expect(theirs).toHaveLength(ours.size)
    for (const document of theirs as Array<{ _id: string }>)
      expect(ours.get(document._id)?.json.toString('utf8')).toBe(JSON.stringify(document))
  },
)

test('contentlayer2 writes the types and the module, and only what is imported stays [BUILD-12]', async () => {
  const root = project()
  await compileContent(root)
  const files = filesBelow(path.join(root, GENERATED))
  expect(files.filter((name) => !name.endsWith('/_index.json'))).toEqual([
    'index.d.ts',
    'index.mjs',
    'types.d.ts',
  ])
  const module = readFileSync(path.join(root, GENERATED, 'index.mjs'), 'utf8')
  const imported = [...module.matchAll(/from '\.\/(\w+\/_index\.json)'/g)].map(([, name]) => name)
  expect(imported.toSorted()).toEqual(files.filter((name) => name.endsWith('/_index.json')))
})

test('a module that was changed is written again', async () => {
  const root = project()
  await compileContent(root)
  const file = path.join(root, GENERATED, 'index.mjs')
  const whole = readFileSync(file, 'utf8')
  writeFileSync(file, '')
  await compileContent(root)
  expect(readFileSync(file, 'utf8')).toBe(whole)
})

test('unchanged files are not compiled again, whatever their time', () => {
  const root = projectWith(FIXTURE, { pictures: false })
  const before = compileAll(root)
  utimesSync(path.join(root, 'content', ARTICLE), LATER, LATER)
  expect(compiledAgain(root, before)).toEqual([])
})

test('a file with other content is compiled again, even if its time is the same', () => {
  const root = projectWith(FIXTURE, { pictures: false })
  const before = compileAll(root)
  const file = path.join(root, 'content', ARTICLE)
  const { atime, mtime } = statSync(file)
  edit(root, ARTICLE, (text) => `${text}\nOne more line.\n`)
  utimesSync(file, atime, mtime)
  expect(compiledAgain(root, before)).toEqual([ARTICLE])
})

test('nothing is kept of a file that is gone', () => {
  const root = projectWith(FIXTURE, { pictures: false })
  const before = compileAll(root)
  rmSync(path.join(root, 'content', ARTICLE))
  expect([...compileAll(root, before).keys()]).not.toContain(ARTICLE)
})

test('the store gives back what was written, and nothing to other tools', async () => {
  const root = projectWith(FIXTURE, { pictures: false })
  const documents = compileAll(root)
  await writeStore(root, 'these tools', documents)
  expect(await readStore(root, 'these tools')).toEqual(documents)
  expect(await readStore(root, 'others')).toEqual(new Map())
})

test.each<[string, (text: string) => string]>([
  ['is cut off', (text) => text.slice(0, -10)],
  ['is empty', () => ''],
  ['is of another form', () => '{"entries": 3}'],
])('a store whose file %s counts as none', async (_, damage) => {
  const root = projectWith(FIXTURE, { pictures: false })
  const folder = path.join(root, '.contentlayer/.cache/documents')
  for (const name of ['index', 'data'] as const) {
    await writeStore(root, 'these tools', compileAll(root))
    const file = readdirSync(folder).find((each) => (each === 'index.json') === (name === 'index')) ?? ''
    writeFileSync(path.join(folder, file), damage(readFileSync(path.join(folder, file), 'utf8')))
    expect(await readStore(root, 'these tools')).toEqual(new Map())
  }
})

test('with everything else reused, another name of the site reaches the documents that mention it', async () => {
  const root = project()
  const { documents } = await compileContent(root)
  const placesOf = async () =>
    (await compiled<Array<{ place: string }>>(root, 'Event')).map(({ place }) => place)
  expect(await placesOf()).toContain('Kente Code Training Centre, Yaba, Lagos')

  edit(root, 'site.yaml', (text) => text.replace('name: Kente Code', 'name: Adire Code'))
  const again = await compileContent(root)
  expect(again.documents).toBe(documents)
  expect(again.changed).toEqual(expect.arrayContaining(['SiteSettings', 'Event']))
  expect(again.changed).not.toContain('CountryList')
  expect(await placesOf()).toContain('Adire Code Training Centre, Yaba, Lagos')
  expect(await placesOf()).not.toContain('Kente Code Training Centre, Yaba, Lagos')
})

test.each<[string, string, (text: string) => string, RegExp]>([
  ['an unknown field', ARTICLE, (text) => text.replace('title:', 'tite:'), /unknown fields: tite/],
  ['a missing field', ARTICLE, (text) => text.replace(/^title:.*\n/m, ''), /lacks the fields title/],
  [
    'a text in the place of a list',
    ARTICLE,
    (text) => text.replace(/^topics:.*$/m, 'topics: Health'),
    /topics is no list/,
  ],
])('%s ends the compilation, as it does in contentlayer2', (_, file, change, message) => {
  const root = projectWith(FIXTURE, { pictures: false })
  edit(root, file, change)
  expect(() => compileAll(root)).toThrow(message)
})

test('a file of no kind, and a file that is missing, end the compilation', async () => {
  const root = project()
  const stray = path.join(root, 'content/notes.md')
  writeFileSync(stray, 'Notes')
  await expect(compileContent(root)).rejects.toThrow(
    'content/notes.md is no document of a kind that there is.',
  )
  rmSync(stray)
  rmSync(path.join(root, 'content/awards.yaml'))
  await expect(compileContent(root)).rejects.toThrow('content/awards.yaml is missing')
  expect(existsSync(path.join(root, '.contentlayer/visibility.json'))).toBe(false)
})
