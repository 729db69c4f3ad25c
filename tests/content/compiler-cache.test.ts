import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compileContent } from '#scripts/content/compile.ts'
import { compiled } from '#scripts/content/compiled.ts'
import { keepUnchangedDocuments } from '#scripts/content/compiler-cache.ts'

const LATER = new Date('2027-01-01')
const CACHE = '.contentlayer/.cache/v1/data-ABC123.json'

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'compiler-cache-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

/** Two documents, compiled before: what the compiler remembers of each is its name. */
async function compiledBefore() {
  const root = folder()
  mkdirSync(join(root, 'content/blog'), { recursive: true })
  writeFileSync(join(root, 'content/blog/first.md'), 'The first article')
  writeFileSync(join(root, 'content/site.yaml'), 'name: Kente Code')
  const cache = await keepUnchangedDocuments(root)
  mkdirSync(join(root, '.contentlayer/.cache/v1'), { recursive: true })
  const item = (name: string) => ({ document: { name }, documentHash: '1', hasWarnings: false })
  const cacheItemsMap = { 'blog/first.md': item('first'), 'site.yaml': item('site') }
  writeFileSync(join(root, CACHE), JSON.stringify({ cacheItemsMap }))
  await cache.save()
  return root
}

function kept(root: string) {
  if (!existsSync(join(root, CACHE))) return []
  const { cacheItemsMap } = JSON.parse(readFileSync(join(root, CACHE), 'utf8')) as {
    cacheItemsMap: Record<string, { documentHash: string }>
  }
  return Object.entries(cacheItemsMap).map(([file, { documentHash }]) => `${file} ${documentHash}`)
}

const timeOf = (root: string, file: string) => String(statSync(join(root, 'content', file)).mtime.getTime())

test('unchanged files are not compiled again, whatever their time', async () => {
  const root = await compiledBefore()
  utimesSync(join(root, 'content/site.yaml'), LATER, LATER)
  await keepUnchangedDocuments(root)
  expect(kept(root)).toEqual([
    `blog/first.md ${timeOf(root, 'blog/first.md')}`,
    `site.yaml ${LATER.getTime()}`,
  ])
})

test('a file with other content is compiled again, even if its time is the same', async () => {
  const root = await compiledBefore()
  const file = join(root, 'content/blog/first.md')
  const { atime, mtime } = statSync(file)
  writeFileSync(file, 'The other article')
  utimesSync(file, atime, mtime)
  await keepUnchangedDocuments(root)
  expect(kept(root)).toEqual([`site.yaml ${timeOf(root, 'site.yaml')}`])
})

test('nothing is kept of a file that is gone', async () => {
  const root = await compiledBefore()
  rmSync(join(root, 'content/blog/first.md'))
  await keepUnchangedDocuments(root)
  expect(kept(root)).toEqual([`site.yaml ${timeOf(root, 'site.yaml')}`])
})

test('a file that is saved while it is compiled is compiled again', async () => {
  const root = await compiledBefore()
  const cache = await keepUnchangedDocuments(root)
  writeFileSync(join(root, 'content/site.yaml'), 'name: Adire Code')
  await cache.save()
  writeFileSync(join(root, 'content/site.yaml'), 'name: Kente Code')
  await keepUnchangedDocuments(root)
  expect(kept(root)).toEqual([`blog/first.md ${timeOf(root, 'blog/first.md')}`])
})

test.each([
  ['the compiler did not end', (root: string) => rmSync(join(root, '.contentlayer/sources.json'))],
  [
    'the packages were other ones',
    (root: string) => {
      const file = join(root, '.contentlayer/sources.json')
      const sources = JSON.parse(readFileSync(file, 'utf8')) as object
      writeFileSync(file, JSON.stringify({ ...sources, tools: 'others' }))
    },
  ],
  ['the cache cannot be read', (root: string) => writeFileSync(join(root, CACHE), '{')],
])('everything is compiled again when %s', async (_, change) => {
  const root = await compiledBefore()
  change(root)
  await keepUnchangedDocuments(root)
  expect(kept(root)).toEqual([])
})

test(
  'with everything else reused, another name of the site reaches the documents that mention it',
  { timeout: 60_000 },
  async () => {
    const root = folder()
    cpSync('tests/fixtures/site/content', join(root, 'content'), { recursive: true })
    for (const shared of ['contentlayer.config.ts', 'node_modules'])
      symlinkSync(resolve(shared), join(root, shared))
    const first = await compileContent(root)
    const placeOf = async () =>
      (await compiled<Array<{ place: string }>>(root, 'Event')).map(({ place }) => place)
    expect(await placeOf()).toContain('Kente Code Training Centre, Yaba, Lagos')

    const site = join(root, 'content/site.yaml')
    writeFileSync(site, readFileSync(site, 'utf8').replace('name: Kente Code', 'name: Adire Code'))
    expect(await compileContent(root)).toEqual(first)
    expect(await placeOf()).toContain('Adire Code Training Centre, Yaba, Lagos')
    expect(await placeOf()).not.toContain('Kente Code Training Centre, Yaba, Lagos')
  },
)
