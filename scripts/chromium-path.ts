import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { programPath } from './program-path.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

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
 * The path of Chromium: from CHROMIUM_PATH, the PATH, system folders or Playwright's downloads; or null. Programs that are
 * `preferred` are taken before all but that of CHROMIUM_PATH. Throws if CHROMIUM_PATH names a missing file, instead of
 * silently using another browser.
 */
export function chromiumPath(...preferred: Array<string>): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH says ${named}, but there is no such file.`)
  const downloaded = chromium.executablePath()
  return named || (programPath(...preferred, ...NAMES) ?? (existsSync(downloaded) ? downloaded : null))
}
