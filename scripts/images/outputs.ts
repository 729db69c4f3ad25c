import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { ManifestEntry } from '#src/content/pictures.ts'
import type { Cache, Entry } from './cache.ts'
import { iconNames, type Original } from './originals.ts'

/** A file of the site, by its path in the public folder, and its source. */
export type Output = { from: string; name: string }

const HASH_LENGTH = 8
const FOLDER = 'images'

/** The folder of cards, below that of pictures, so that hosts cache them as long. */
export const CARDS_FOLDER = 'cards'

/** The outputs of an original: the files to serve, and the data that pages need to show it. */
export function publish(
  { key, kind, name }: Original,
  hash: string,
  { files, picture }: Entry,
  cache: Cache,
) {
  const isIcon = kind === 'icon' || picture === null
  const stem = `${name}.${hash.slice(0, HASH_LENGTH)}`
  const outputs = files.map((file) => ({
    from: cache.pathOf(hash, file),
    name: isIcon ? basename(key) : `${FOLDER}/${servedName(stem, file)}`,
  }))
  return { outputs, entry: isIcon ? null : manifestEntry(stem, picture) }
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

/** Copies the pictures to the public folder, and removes those without an original. */
export async function syncOutputs(folder: string, outputs: Array<Output>) {
  await mkdir(join(folder, FOLDER), { recursive: true })
  const present = new Set([
    ...(await readdir(join(folder, FOLDER)))
      .filter((name) => name !== CARDS_FOLDER)
      .map((name) => `${FOLDER}/${name}`),
    ...(await readdir(folder)).filter((name) => iconNames.includes(name)),
  ])
  let added = 0
  for (const { from, name } of outputs) {
    const place = join(folder, name)
    // The names of icons have no hash of their content.
    const isHashed = name.startsWith(FOLDER)
    if (present.has(name) && (isHashed || (await readFile(place)).equals(await readFile(from)))) continue
    // An interrupted copy must not be mistaken for the file by the next run.
    await writeFileAtomic(place, await readFile(from), { fsync: false })
    added += 1
  }
  const wanted = new Set(outputs.map(({ name }) => name))
  const stale = [...present].filter((name) => !wanted.has(name))
  for (const name of stale) await rm(join(folder, name), { recursive: true, force: true })
  return { added, removed: stale.length }
}
