import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Options for a browser that only opens the site under test; they also work in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of Chromium: from CHROMIUM_PATH, the PATH, system folders or Playwright's downloads; or null. Throws if
 * CHROMIUM_PATH names a missing file, instead of silently using another browser.
 */
export function chromiumPath(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH says ${named}, but there is no such file.`)
    return named
  }
  const directories = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    ...directories.flatMap((directory) => names.map((name) => path.join(directory, name))),
    ...macApplications,
    chromium.executablePath(),
  ]
  return candidates.find((candidate) => existsSync(candidate)) ?? null
}
