import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { programPath } from './program-path.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

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
  const downloaded = chromium.executablePath()
  return programPath(...names) ?? (existsSync(downloaded) ? downloaded : null)
}

/**
 * The same, but Chromium's headless shell, a package of Debian, if it is installed and CHROMIUM_PATH does not choose:
 * without the parts of a desktop browser, the browser tests take a third less time.
 */
export function headlessChromiumPath(): string | null {
  return process.env.CHROMIUM_PATH
    ? chromiumPath()
    : (programPath('chromium-headless-shell') ?? chromiumPath())
}
