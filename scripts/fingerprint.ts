import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

/** The inputs of a build, and their hash. */
export type Fingerprint = { inputs: Array<string>; digest: string }

// Inputs that are not imported: the packages and Vite's settings.
const ALWAYS_READ = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'src/tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** A digest by content and not by time, so that a fresh clone of the same commit has the same. */
export async function fingerprintOf(root: string, modules: Array<string>): Promise<Fingerprint> {
  const inputs = [...new Set([...modules, ...ALWAYS_READ])].sort()
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.version, settings()]))
  for (const file of [...inputs, ...(await contentFiles(root))]) {
    hash.update(`\0${file}\0`)
    hash.update(await readFile(path.join(root, file)).catch(() => 'absent'))
  }
  return { inputs, digest: hash.digest('hex') }
}

/** Whether a build would read the same once more. */
export async function isCurrent(root: string, { inputs, digest }: Fingerprint): Promise<boolean> {
  return (await fingerprintOf(root, inputs)).digest === digest
}

/** The settings that Vite compiles into pages and scripts. */
function settings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

// The only folder in which a new file counts before anything names it.
async function contentFiles(root: string) {
  const entries = await readdir(path.join(root, 'content'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}
