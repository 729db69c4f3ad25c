import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

/** Writes the manifest atomically, and only on changes: watchers rebuild the site. */
export async function writeManifest(
  file: string,
  entries: ReadonlyArray<readonly [string, object]>,
): Promise<void> {
  const lines = entries.map(([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
  const text = `{\n${lines.join(',\n')}\n}\n`
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return
  await mkdir(dirname(file), { recursive: true })
  await writeFileAtomic(file, text)
}
