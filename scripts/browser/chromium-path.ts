import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Where a Chromium is: what CHROMIUM_PATH names, one on the PATH, one of the system, one Playwright has downloaded; or
 * null. Throws when CHROMIUM_PATH names a file that is not there: whoever set it meant that one.
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
