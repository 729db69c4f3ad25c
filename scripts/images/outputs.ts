import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { ManifestEntry } from '#src/content/pictures.ts'
import type { Cache, Entry } from './cache.ts'
import { iconNames, type Original } from './originals.ts'

/** A file of the site and its source. */
export type Output = { from: string; name: string }

const HASH_LENGTH = 8

/** The folder of cards, below that of pictures, so that hosts cache them as long. */
export const CARDS_FOLDER = 'cards'

/** The outputs of an original: the files to serve, and the data that pages need to show it. */
export function publish(original: Original, hash: string, entry: Entry, cache: Cache) {
  if (entry.picture === null || original.kind === 'icon') {
    const [file = ''] = entry.files
    return { icon: { from: cache.pathOf(hash, file), name: basename(original.key) }, images: [], entry: null }
  }
  const stem = `${original.name}.${hash.slice(0, HASH_LENGTH)}`
  const images = entry.files.map((file) => ({ from: cache.pathOf(hash, file), name: servedName(stem, file) }))
  return { icon: null, images, entry: manifestEntry(stem, entry.picture) }
}

// 640.avif is one of several, so its width is part of the name; a single SVG or sharing picture needs no suffix.
function servedName(stem: string, file: string): string {
  return /^\d/.test(file) ? `${stem}-${file}` : `${stem}${extname(file)}`
}

function manifestEntry(stem: string, picture: NonNullable<Entry['picture']>): ManifestEntry {
  const { width, height } = picture
  if (picture.type === 'vector') return { src: `/images/${stem}.svg`, width, height }
  const { color, avif, webp } = picture
  const share = picture.share === undefined ? undefined : `/images/${servedName(stem, picture.share)}`
  return { base: `/images/${stem}`, width, height, color, avif, webp, share }
}

/** Copies the pictures to the public folder and removes those without an original. */
export async function syncImages(folder: string, outputs: Array<Output>) {
  await mkdir(folder, { recursive: true })
  const wanted = new Set(outputs.map((output) => output.name))
  const present = new Set((await readdir(folder)).filter((name) => name !== CARDS_FOLDER))
  const missing = outputs.filter((output) => !present.has(output.name))
  const stale = [...present].filter((name) => !wanted.has(name))
  for (const output of missing) await copyWhole(output, folder)
  for (const name of stale) await rm(join(folder, name), { recursive: true, force: true })
  return { added: missing.length, removed: stale.length }
}

/** The same for files without a hash in their names, compared by content. */
export async function syncIcons(folder: string, outputs: Array<Output>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const output of outputs) {
    const present = await readFile(join(folder, output.name)).catch(() => null)
    if (!present?.equals(await readFile(output.from))) await copyWhole(output, folder)
  }
  const wanted = new Set(outputs.map((output) => output.name))
  for (const name of iconNames) if (!wanted.has(name)) await rm(join(folder, name), { force: true })
}

// An interrupted copy must not be mistaken for the file by the next run.
async function copyWhole({ from, name }: Output, folder: string): Promise<void> {
  await writeFileAtomic(join(folder, name), await readFile(from), { fsync: false })
}
