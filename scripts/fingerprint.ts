import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** What the built site depends on. */
const inputs = [
  'content',
  'contract',
  'src',
  'scripts',
  'contentlayer.config.ts',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  // Where Vite looks for settings.
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** What Vite writes into the pages and scripts. */
function settings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

async function files(root: string, input: string): Promise<Array<string>> {
  try {
    const entries = await readdir(path.join(root, input), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOTDIR') return [path.join(root, input)]
    if (code === 'ENOENT') return []
    throw error
  }
}

/** A digest of everything the build reads, by content and not by time: a fresh clone of the same commit has the same. */
export async function buildFingerprint(root: string): Promise<string> {
  const all = (await Promise.all(inputs.map((input) => files(root, input)))).flat().sort()
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.version, settings()]))
  for (const file of all) {
    hash.update(`\0${path.relative(root, file)}\0`)
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}
