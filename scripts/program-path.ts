import { existsSync } from 'node:fs'
import path from 'node:path'

// Of daemons on Debian, which are not on everybody's PATH.
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin']

/** Path of the first of these programs that is installed, or null. */
export function programPath(...names: Array<string>): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...MORE_FOLDERS]
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return files.find((file) => existsSync(file)) ?? null
}

/** Path of ClamAV's daemon, or null. */
export function clamdPath(): string | null {
  return programPath('clamd')
}
