// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { buildFingerprint } from '#scripts/fingerprint.ts'

beforeEach(() => {
  vi.stubEnv('VITE_SITE_URL', undefined)
  return () => {
    vi.unstubAllEnvs()
  }
})

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

/** A small project that the build would read. */
function project() {
  const root = folder()
  mkdirSync(join(root, 'content/blog'), { recursive: true })
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'content/blog/first.md'), 'The first article')
  writeFileSync(join(root, 'content/site.yaml'), 'name: GeleGrid')
  writeFileSync(join(root, 'src/root.tsx'), 'export {}')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  return root
}

test('the time of a file does not matter', async () => {
  const root = project()
  const before = await buildFingerprint(root)
  utimesSync(join(root, 'content/site.yaml'), new Date('2020-01-01'), new Date('2020-01-01'))
  expect(await buildFingerprint(root)).toBe(before)
})

test('the same project in another place has the same fingerprint', async () => {
  const root = project()
  const clone = folder()
  cpSync(root, clone, { recursive: true })
  expect(await buildFingerprint(clone)).toBe(await buildFingerprint(root))
})

test.each(['content/blog/first.md', 'content/site.yaml', 'src/root.tsx', 'package-lock.json'])(
  'a change of %s is seen, and so is the way back',
  async (file) => {
    const root = project()
    const before = await buildFingerprint(root)
    const original = project()
    writeFileSync(join(root, file), 'something else')
    expect(await buildFingerprint(root)).not.toBe(before)
    cpSync(join(original, file), join(root, file))
    expect(await buildFingerprint(root)).toBe(before)
  },
)

test('a file that keeps its time but not its words is seen', async () => {
  const root = project()
  const file = join(root, 'content/site.yaml')
  const time = new Date('2026-01-01')
  utimesSync(file, time, time)
  const before = await buildFingerprint(root)
  writeFileSync(file, 'name: GeleGrud')
  utimesSync(file, time, time)
  expect(await buildFingerprint(root)).not.toBe(before)
})

test('a new, a removed and a renamed file are seen', async () => {
  const root = project()
  const before = await buildFingerprint(root)
  const first = join(root, 'content/blog/first.md')
  const second = join(root, 'content/blog/second.md')

  writeFileSync(second, '')
  expect(await buildFingerprint(root)).not.toBe(before)
  rmSync(second)
  expect(await buildFingerprint(root)).toBe(before)
  renameSync(first, second)
  expect(await buildFingerprint(root)).not.toBe(before)
  rmSync(second)
  expect(await buildFingerprint(root)).not.toBe(before)
})

test('what the build does not read does not matter', async () => {
  const root = project()
  const before = await buildFingerprint(root)
  mkdirSync(join(root, 'build'))
  writeFileSync(join(root, 'build/fingerprint'), before)
  mkdirSync(join(root, 'tests'))
  writeFileSync(join(root, 'tests/a.test.ts'), '')
  expect(await buildFingerprint(root)).toBe(before)
})

test.each(['VITE_SITE_URL', 'VITE_FORM_DELIVERY', 'VITE_API_URL'])(
  'another %s makes another site',
  async (name) => {
    const root = project()
    vi.stubEnv(name, 'https://one.example')
    const one = await buildFingerprint(root)
    vi.stubEnv(name, 'https://two.example')
    expect(await buildFingerprint(root)).not.toBe(one)
  },
)

test.each(['.env', '.env.production', '.env.local'])('settings in the file %s are seen', async (file) => {
  const root = project()
  const before = await buildFingerprint(root)
  writeFileSync(join(root, file), 'VITE_SITE_URL=https://one.example\n')
  expect(await buildFingerprint(root)).not.toBe(before)
})

test('a project without some of the folders has a fingerprint too', async () => {
  expect(await buildFingerprint(folder())).toMatch(/^[0-9a-f]{64}$/)
})
