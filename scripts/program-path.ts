import { existsSync } from 'node:fs'
import path from 'node:path'

// Folders of daemons on Debian, which are not always on the PATH.
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin']

/** The path of the first installed program, or null. */
export function programPath(...names: Array<string>): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...MORE_FOLDERS]
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return files.find((file) => existsSync(file)) ?? null
}

// The first is a package of Debian without the parts of a desktop browser: tests take a third less time.
const CHROMIUM = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Chromium by CHROMIUM_PATH, or an installed one. Without either, Playwright takes the one it has downloaded. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (programPath(...CHROMIUM) ?? undefined)
}
