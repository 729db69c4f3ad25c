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

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * Chromium by CHROMIUM_PATH, or an installed one, of which these programs are preferred. Without any, Playwright takes
 * the one it has downloaded.
 */
export function chromiumPath(...preferred: Array<string>): string | undefined {
  return process.env.CHROMIUM_PATH || (programPath(...preferred, ...CHROMIUM) ?? undefined)
}
