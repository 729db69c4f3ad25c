import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { chromiumPath, headlessChromiumPath } from '#scripts/chromium-path.ts'

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.spyOn(chromium, 'executablePath').mockReturnValue('/nowhere/downloaded/chrome')
})

afterEach(() => {
  vi.unstubAllEnvs()
})

function folderWith(...files: Array<string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) writeFileSync(path.join(folder, file), '')
  return folder
}

function searchIn(...folders: Array<string>) {
  vi.stubEnv('PATH', folders.join(path.delimiter))
}

test('the browser that CHROMIUM_PATH names comes before all others', () => {
  const named = path.join(folderWith('my-browser'), 'my-browser')
  searchIn(folderWith('chromium'))
  vi.stubEnv('CHROMIUM_PATH', named)
  expect(chromiumPath()).toBe(named)
})

test('an invalid CHROMIUM_PATH is reported, and no other browser is used', () => {
  searchIn(folderWith('chromium'))
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  expect(() => chromiumPath()).toThrow('CHROMIUM_PATH says /nowhere/chromium, but there is no such file.')
})

test.each(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])(
  '%s on the PATH is found',
  (name) => {
    const folder = folderWith(name)
    searchIn(folderWith('node'), '/nowhere', folder)
    expect(chromiumPath()).toBe(path.join(folder, name))
  },
)

test('the first folder of the PATH wins', () => {
  const first = folderWith('google-chrome')
  searchIn(first, folderWith('chromium'))
  expect(chromiumPath()).toBe(path.join(first, 'google-chrome'))
})

test('without one on the PATH, the one that was downloaded is taken', () => {
  const downloaded = path.join(folderWith('chrome'), 'chrome')
  vi.mocked(chromium.executablePath).mockReturnValue(downloaded)
  searchIn('/nowhere')
  expect(chromiumPath()).toBe(downloaded)
})

test.skipIf(process.platform === 'darwin')('where there is none, there is none', () => {
  searchIn('/nowhere')
  expect(chromiumPath()).toBeNull()
})

test('browser tests use the headless shell if it is installed, unless CHROMIUM_PATH names another one', () => {
  const folder = folderWith('chromium', 'chromium-headless-shell')
  const plain = folderWith('chromium')
  searchIn(plain, folder)
  expect(headlessChromiumPath()).toBe(path.join(folder, 'chromium-headless-shell'))
  searchIn(plain)
  expect(headlessChromiumPath()).toBe(path.join(plain, 'chromium'))
  searchIn(folder)
  vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'chromium'))
  expect(headlessChromiumPath()).toBe(path.join(folder, 'chromium'))
})
