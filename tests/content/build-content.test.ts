import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildContent } from '#scripts/content/build-content.ts'
import { prepareContent } from '#scripts/content/prepare.ts'
import { CONTENT_FINGERPRINT_FILE, isUpToDate, VISIBILITY_FILE } from '#scripts/fingerprint.js'
import { temporaryFolder, writeIn } from './temporary-project.ts'

vi.mock('#scripts/content/prepare.ts', () => ({ prepareContent: vi.fn() }))

const OUTPUT = '.contentlayer/generated/Event/_index.json'

async function builtProject() {
  const root = temporaryFolder()
  for (const [file, text] of [
    ['content/site.yaml', 'name: Kente Code'],
    ['scripts/content.ts', 'export {}'],
    ['.generated/theme.css', '@layer reset;'],
    [OUTPUT, '[]'],
    [VISIBILITY_FILE, JSON.stringify({ changesAt: '2100-12-24T00:00:00Z' })],
  ] as const)
    writeIn(root, file, text)
  vi.mocked(prepareContent).mockResolvedValue({ documents: 1, warnings: 0 })
  expect(await buildContent(root)).toBe(1)
  return root
}

test('content that is built already is not built again, unless a result is missing', async () => {
  const root = await builtProject()
  expect(isUpToDate(root, CONTENT_FINGERPRINT_FILE)).toBe(true)
  const elsewhere = temporaryFolder()
  cpSync(root, elsewhere, { recursive: true })
  expect(isUpToDate(elsewhere, CONTENT_FINGERPRINT_FILE)).toBe(true)
  rmSync(join(elsewhere, '.generated'), { recursive: true })
  expect(isUpToDate(elsewhere, CONTENT_FINGERPRINT_FILE)).toBe(false)
})

test.each([
  ['a document is changed', 'content/site.yaml'],
  ['a document is added', 'content/awards.yaml'],
  ['a picture is added', 'content/images/logo.svg'],
  ['a script is changed', 'scripts/content.ts'],
  ['a package is updated', 'package-lock.json'],
  ['a setting is in a file', '.env.local'],
  ['a result was overwritten', OUTPUT],
])('it is built again when %s', async (_, file) => {
  const root = await builtProject()
  writeIn(root, file, 'something else')
  expect(isUpToDate(root, CONTENT_FINGERPRINT_FILE)).toBe(false)
})

test('it is built again from the instant on at which a document appears or disappears [DRAFT-5]', async () => {
  const root = await builtProject()
  const isCurrentAt = (now: string) => isUpToDate(root, CONTENT_FINGERPRINT_FILE, new Date(now))
  expect(isCurrentAt('2100-12-23T23:59:59Z')).toBe(true)
  expect(isCurrentAt('2100-12-24T00:00:00Z')).toBe(false)
})

test.each([
  ['another day that is asked for', 'CONTENT_NOW', '2026-12-24'],
  ['another address of the site', 'VITE_SITE_URL', 'https://one.example'],
])('it is built again for %s [DRAFT-5]', async (_, name, value) => {
  const root = await builtProject()
  vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(isUpToDate(root, CONTENT_FINGERPRINT_FILE)).toBe(false)
})

test('a build that fails is not taken for one that is up to date', async () => {
  const root = await builtProject()
  vi.mocked(prepareContent).mockRejectedValue(new Error('A document is wrong.'))
  await expect(buildContent(root)).rejects.toThrow('A document is wrong.')
  expect(isUpToDate(root, CONTENT_FINGERPRINT_FILE)).toBe(false)
  expect(readFileSync(join(root, OUTPUT), 'utf8')).toBe('[]')
})
