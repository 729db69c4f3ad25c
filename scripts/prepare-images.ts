import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'
import { siteIcons } from '#src/content/site-pictures.ts'
import type { ManifestEntry, PictureManifest } from '#src/content/pictures.ts'
import { findOriginals, type Original } from './images/originals.ts'
import { makeRaster, recipe } from './images/raster.ts'
import { ScriptError } from './run-script.ts'

type Options = {
  root: string
  log: (line: string) => void
  /** Pictures, by their path in content/, that are not published. */
  hidden?: ReadonlySet<string>
}

/** The folder of cards, below that of pictures, so that hosts cache them as long. */
export const CARDS_FOLDER = 'cards'

/**
 * Creates the picture files of pages. Their names contain a hash of the original, so those in the manifest of the last
 * run are used again. If one is unreadable, the previous ones stay. Returns how many originals there are, of how many
 * the files were not there yet, and how many files were removed.
 */
export async function prepareImages({ root, log, hidden = new Set() }: Options) {
  const publicFolder = path.join(root, '.generated/public')
  const manifestFile = path.join(root, '.generated/images.json')
  await mkdir(path.join(publicFolder, 'images'), { recursive: true })
  await copyIcons(path.join(root, 'content/images'), publicFolder)

  const before = await readManifest(manifestFile)
  const originals = findOriginals(path.join(root, 'content')).filter(({ key }) => !hidden.has(key))
  let made = 0
  const manifest = await pLimit(availableParallelism()).map(originals, async (original) => {
    const bytes = await readFile(original.file)
    const base = `/images/${original.name}.${outputHash(bytes, original)}`
    const known = before[original.key]
    const isThere = (file: string) => file.startsWith(base) && existsSync(path.join(publicFolder, file))
    if (known && filesOf(known).every(isThere)) return [original.key, known] as const
    made += 1
    // The first run takes almost a minute.
    if (made % 25 === 0) log(`Pictures: ${made} prepared of ${originals.length}`)
    const make = original.isVector ? copyVector : makeRaster
    const entry = await make(bytes, publicFolder, base, original).catch((cause: unknown) => {
      throw new ScriptError(`content/${original.key} cannot be read as a picture: export it again.`, {
        cause,
      })
    })
    return [original.key, entry] as const
  })

  const files = manifest.flatMap(([, entry]) => filesOf(entry)).map((file) => path.basename(file))
  const removed = await removeOthers(path.join(publicFolder, 'images'), [...files, CARDS_FOLDER])
  await writeManifest(manifestFile, manifest)
  log(`Pictures: ${originals.length} in content, ${made} prepared, ${removed} old files removed`)
  return { originals: originals.length, made, removed }
}

/** A drawing is served as it is: the checker refuses those that run or load anything. */
async function copyVector(bytes: Buffer, publicFolder: string, base: string): Promise<ManifestEntry> {
  const src = `${base}.svg`
  const { width, height } = await sharp(bytes).metadata()
  await writeFile(path.join(publicFolder, src), bytes)
  return { src, width, height }
}

/** Writes the manifest atomically, and only on changes: watchers rebuild the site. */
export async function writeManifest(
  file: string,
  entries: ReadonlyArray<readonly [string, object]>,
): Promise<void> {
  const lines = entries.map(([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
  const text = `{\n${lines.join(',\n')}\n}\n`
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeFileAtomic(file, text)
}

/** Removes what has no place in a folder any more. Returns how much that was. */
export async function removeOthers(folder: string, wanted: ReadonlyArray<string>): Promise<number> {
  const known = new Set(wanted)
  const stale = (await readdir(folder)).filter((name) => !known.has(name))
  for (const name of stale) await rm(path.join(folder, name))
  return stale.length
}

async function readManifest(file: string): Promise<PictureManifest> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

/** The start of the hash of an original, its use and the recipe. */
function outputHash(bytes: Buffer, { isVector, isShared, isOnTop }: Original) {
  return createHash('sha256')
    .update(JSON.stringify([recipe, isVector, isShared, isOnTop]))
    .update(bytes)
    .digest('hex')
    .slice(0, 8)
}

function filesOf(entry: ManifestEntry): Array<string> {
  if ('src' in entry) return [entry.src]
  const { base, avif, webp, share } = entry
  return [
    ...avif.map((width) => `${base}-${width}.avif`),
    ...webp.map((width) => `${base}-${width}.webp`),
    ...(share === undefined ? [] : [share]),
  ]
}

/** Copies the icons, which keep the names that browsers ask for. */
async function copyIcons(from: string, to: string) {
  for (const { file } of siteIcons) {
    const [original, copy] = [path.join(from, file), path.join(to, file)]
    if (existsSync(original)) await copyFile(original, copy)
    else await rm(copy, { force: true })
  }
}
