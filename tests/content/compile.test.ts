import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { compileContent } from '#scripts/content/compile.ts'
import { compiled } from '#scripts/content/compiled.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { CONTENT_FINGERPRINT_FILE } from '#scripts/fingerprint.js'
import { projectWith, replaceIn, writeIn } from './temporary-project.ts'

const FIXTURE = 'tests/fixtures/corpus/content'
const ARTICLE = 'blog/climate-change-in-africa.md'

function project() {
  const root = projectWith(FIXTURE)
  for (const shared of ['contentlayer.config.ts', 'node_modules'])
    symlinkSync(path.resolve(shared), path.join(root, shared))
  return root
}

test('contentlayer2 compiles every document, and the site reads the collections of its module [BUILD-12]', async () => {
  const root = project()
  const { documents } = await compileContent(root)
  expect(documents).toBe(
    filesBelow(path.join(root, 'content')).filter((file) => /\.(?:md|yaml)$/.test(file)).length,
  )
  const files = filesBelow(path.join(root, '.generated/content'))
  const module = readFileSync(path.join(root, '.generated/content/index.mjs'), 'utf8')
  const imported = [...module.matchAll(/from '\.\/(\w+\/_index\.json)'/g)].map(([, name]) => name)
  expect(imported.toSorted()).toEqual(files.filter((name) => name.endsWith('/_index.json')))
})

test('a change is in all collections that show it [BUILD-12]', async () => {
  const root = project()
  await compileContent(root)
  const placesOf = async () => (await compiled(root, 'Event')).map(({ place }) => place)
  expect(await placesOf()).toContain('GeleGrid Training Centre, Yaba, Lagos')

  replaceIn(root, 'site.yaml', 'name: GeleGrid', 'name: Adire Code')
  rmSync(path.join(root, 'content', ARTICLE))
  await compileContent(root)
  expect(await placesOf()).toContain('Adire Code Training Centre, Yaba, Lagos')
  const slugs = (await compiled(root, 'BlogArticle')).map(({ slug }) => slug)
  expect(slugs).not.toContain('climate-change-in-africa')
})

test('a document that contentlayer2 refuses ends the compilation, and what was there counts as out of date [BUILD-12]', async () => {
  // The compiler prints its report.
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const root = project()
  replaceIn(root, ARTICLE, 'title:', 'tite: x\ntitle:')
  writeIn(root, CONTENT_FINGERPRINT_FILE, '{}')
  await expect(compileContent(root)).rejects.toThrow()
  expect(existsSync(path.join(root, CONTENT_FINGERPRINT_FILE))).toBe(false)
})
