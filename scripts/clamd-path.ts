import { existsSync } from 'node:fs'
import path from 'node:path'

/** Path of ClamAV's daemon, or null. Its folder on Debian is not on everybody's PATH. */
export function clamdPath(): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, 'clamd')).find((file) => existsSync(file)) ?? null
}
