import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UNFINISHED } from './unfinished.ts'

/** Writes the manifest atomically, and only on changes: watchers rebuild the site. */
export async function writeManifest(file: string, entries: Array<[string, object]>): Promise<void> {
  const lines = entries.map(([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
  const text = `{\n${lines.join(',\n')}\n}\n`
  const present = await readFile(file, 'utf8').catch(() => null)
  if (present === text) return

  await mkdir(dirname(file), { recursive: true })
  const unfinished = join(dirname(file), `${UNFINISHED}${process.pid}.json`)
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}
