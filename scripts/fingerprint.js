import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/*
 * Tells whether a build, or the prepared content, still belongs to the files of the project. Plain JavaScript without
 * packages, as `npm start` runs it before it knows whether anything has to be compiled.
 */

/** Stored beside the build that it describes. */
export const FINGERPRINT_FILE = 'build/fingerprint.json'
/** The fingerprint of the prepared content. */
export const CONTENT_FINGERPRINT_FILE = '.contentlayer/fingerprint.json'

/** The folders and files that a build reads. */
const INPUTS = [
  'admin',
  'content',
  'contract',
  'editor',
  'scripts',
  'server',
  'src',
  'contentlayer.config.ts',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** Whether a build would read the same inputs as the last one. */
export function isUpToDate(root, file = FINGERPRINT_FILE, now = new Date()) {
  try {
    const { digest, changesAt } = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    if (changesAt && now >= new Date(changesAt)) return false
    return digestOf(root) === digest
  } catch {
    return false
  }
}

/** A digest of contents rather than times, so that a fresh clone of the same commit has the same. */
export function digestOf(root) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.version, settings()]))
  for (const file of INPUTS.flatMap((input) => filesIn(root, input)))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

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
