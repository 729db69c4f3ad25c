import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files-below.ts'

/** The inputs of a build, and their hash. */
export type Fingerprint = {
  inputs: Array<string>
  digest: string
  /** When a document appears or disappears next. */
  changesAt?: string | null
}

/** Stored beside the build that it describes. */
export const FINGERPRINT_FILE = 'build/fingerprint.json'
/** The fingerprint of the compiled content. */
export const CONTENT_FINGERPRINT_FILE = '.contentlayer/fingerprint.json'

/** Written by the compiler step: when a document appears or disappears next. */
export const VISIBILITY_FILE = '.contentlayer/visibility.json'

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

/** A digest of contents rather than times, so that a fresh clone of the same commit has the same. */
export function fingerprintOf(root: string, modules: Array<string>): Fingerprint {
  const inputs = [...new Set([...modules, ...ALWAYS_READ])].sort()
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.version, settings()]))
  for (const file of [...inputs, ...contentFiles(root)]) {
    hash.update(`\0${file}\0`)
    hash.update(bytesOf(path.join(root, file)))
  }
  return { inputs, digest: hash.digest('hex') }
}

/** The fingerprint to store beside a result, with the instant at which it expires. */
export function fingerprintToStore(root: string, modules: Array<string>): Fingerprint {
  const { changesAt } = JSON.parse(readFileSync(path.join(root, VISIBILITY_FILE), 'utf8')) as Fingerprint
  return { ...fingerprintOf(root, modules), changesAt: changesAt ?? null }
}

/** Whether a build would read the same inputs again. */
export function isCurrent(
  root: string,
  { inputs, digest, changesAt }: Fingerprint,
  now = new Date(),
): boolean {
  if (changesAt && now >= new Date(changesAt)) return false
  return fingerprintOf(root, inputs).digest === digest
}

/** Whether a build would read the same inputs as the last one. */
export function isUpToDate(root: string, file = FINGERPRINT_FILE, now = new Date()): boolean {
  try {
    return isCurrent(root, JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Fingerprint, now)
  } catch {
    return false
  }
}

// A thousand small files: reading them synchronously takes half the time.
function bytesOf(file: string) {
  try {
    return readFileSync(file)
  } catch {
    return 'absent'
  }
}

/** The settings compiled into pages and scripts, and those of the content's clock. */
function settings() {
  return Object.entries(process.env)
    .filter(([name]) => /^(?:VITE_|CONTENT_(?:NOW|DRAFTS)$)/.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

// The only folder in which a new file counts before another file refers to it.
function contentFiles(root: string) {
  return filesBelow(path.join(root, 'content')).map((file) => `content/${file}`)
}
