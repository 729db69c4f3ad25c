import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/*
 * Tells whether a build, or the prepared content, still belongs to the files of the project. Plain JavaScript without
 * packages, as `npm start` runs it before it knows whether anything has to be compiled.
 */

/** Stored beside the build that it describes. */
export const FINGERPRINT_FILE = 'build/fingerprint.json'
/** The fingerprint of the compiled content. */
export const CONTENT_FINGERPRINT_FILE = '.contentlayer/fingerprint.json'

/** Written by the compiler step: when a document appears or disappears next. */
export const VISIBILITY_FILE = '.contentlayer/visibility.json'

/** The folders and files that a build reads. */
export const SOURCES = [
  'admin',
  'contract',
  'editor',
  'scripts',
  'server',
  'src',
  'contentlayer.config.ts',
  'react-router.config.ts',
  'vite.config.ts',
]

const ALWAYS_READ = [
  'content',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/**
 * A digest of contents rather than times, so that a fresh clone of the same commit has the same.
 *
 * @param {string} root
 * @param {Array<string>} inputs Folders and files.
 */
export function digestOf(root, inputs) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.version, settings()]))
  for (const file of [...new Set([...inputs, ...ALWAYS_READ])]
    .sort()
    .flatMap((input) => filesIn(root, input)))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/**
 * The fingerprint to store beside a result, with the instant at which it expires.
 *
 * @param {string} root
 * @param {Array<string>} inputs
 */
export function fingerprintToStore(root, inputs) {
  const { changesAt } = JSON.parse(readFileSync(path.join(root, VISIBILITY_FILE), 'utf8'))
  return { inputs, digest: digestOf(root, inputs), changesAt }
}

/**
 * Whether a build would read the same inputs as the last one.
 *
 * @param {string} root
 * @param {string} file
 */
export function isUpToDate(root, file = FINGERPRINT_FILE, now = new Date()) {
  try {
    const { inputs, digest, changesAt } = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    if (changesAt && now >= new Date(changesAt)) return false
    return digestOf(root, inputs) === digest
  } catch {
    return false
  }
}

/**
 * @param {string} root
 * @param {string} input
 * @returns {Array<string>}
 */
function filesIn(root, input) {
  const place = path.join(root, input)
  // A setting may be absent.
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [input]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(root, `${input}/${name}`))
}

/** The settings compiled into pages and scripts, and those of the content's clock. */
function settings() {
  return Object.entries(process.env)
    .filter(([name]) => /^(?:VITE_|CONTENT_(?:NOW|DRAFTS)$)/.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
