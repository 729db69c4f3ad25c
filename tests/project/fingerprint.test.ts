import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { digestOf as digest, SOURCES } from '#scripts/fingerprint.js'

const FILES = ['src/root.tsx', 'server/site/paths.ts']

beforeEach(() => {
  vi.stubEnv('VITE_SITE_URL', undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

/** A small project. */
function project() {
  const root = folder()
  for (const directory of ['content/blog', 'src', 'server/site'])
    mkdirSync(join(root, directory), { recursive: true })
  writeFileSync(join(root, 'content/blog/first.md'), 'The first article')
  writeFileSync(join(root, 'content/site.yaml'), 'name: GeleGrid')
  for (const file of FILES) writeFileSync(join(root, file), 'export {}')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  return root
}

function digestOf(root: string) {
  return digest(root, SOURCES)
}

test('the same files in another place and at another time have the same fingerprint', () => {
  const root = project()
  const clone = folder()
  cpSync(root, clone, { recursive: true })
  utimesSync(join(clone, 'content/site.yaml'), new Date('2020-01-01'), new Date('2020-01-01'))
  expect(digestOf(clone)).toBe(digestOf(root))
})

test.each(['content/blog/first.md', 'src/root.tsx', 'server/site/paths.ts', 'package-lock.json'])(
  'a change of %s makes a build stale, and undoing it makes the build current again',
  (file) => {
    const root = project()
    const built = digestOf(root)
    writeFileSync(join(root, file), 'something else')
    expect(digestOf(root)).not.toBe(built)
    cpSync(join(project(), file), join(root, file))
    expect(digestOf(root)).toBe(built)
  },
)

test('a file that is added, removed or renamed changes the fingerprint', () => {
  const root = project()
  const before = digestOf(root)
  const first = join(root, 'content/blog/first.md')
  const second = join(root, 'content/blog/second.md')

  writeFileSync(second, '')
  expect(digestOf(root)).not.toBe(before)
  rmSync(second)
  expect(digestOf(root)).toBe(before)
  renameSync(first, second)
  expect(digestOf(root)).not.toBe(before)
})

test.each(['VITE_SITE_URL', 'VITE_FORM_DELIVERY', 'VITE_API_URL'])(
  'another %s changes the fingerprint',
  (name) => {
    const root = project()
    vi.stubEnv(name, 'https://one.example')
    const one = digestOf(root)
    vi.stubEnv(name, 'https://two.example')
    expect(digestOf(root)).not.toBe(one)
  },
)

test.each(['.env', '.env.production', '.env.local'])('settings in the file %s are part of it', (file) => {
  const root = project()
  const before = digestOf(root)
  writeFileSync(join(root, file), 'VITE_SITE_URL=https://one.example\n')
  expect(digestOf(root)).not.toBe(before)
})
