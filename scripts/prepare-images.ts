import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { ManifestEntry } from '#src/content/pictures.ts'
import { ContentError } from '#scripts/content/checks/report.ts'
import { type Cache, type Entry, openCache } from './images/cache.ts'
import { writeManifest } from './images/manifest.ts'
import { findOriginals, type Original } from './images/originals.ts'
import { type Output, publish, syncOutputs } from './images/outputs.ts'
import { outputHash } from './images/recipe.ts'

type Options = {
  root: string
  log: (line: string) => void
  /** Pictures, by their path in content/, that are read and checked but not published. */
  hidden?: ReadonlySet<string>
}

/** The result of a run: `made` counts originals that were not in the cache. */
export type Summary = { originals: number; made: number; added: number; removed: number }

// The first run takes almost a minute.
const MS_BETWEEN_REPORTS = 5000

/**
 * Creates the picture files of pages. Cached, so that a run without changes writes nothing. If pictures are
 * unreadable, it reports all of them and keeps the previous files.
 */
export async function prepareImages({ root, log, hidden = new Set() }: Options): Promise<Summary> {
  const startedAt = performance.now()
  const generatedFolder = join(root, '.generated')

  const { originals, problems } = findOriginals(join(root, 'content'))
  const cache = openCache(join(root, '.cache/images'))

  const results = new Map<Original, { hash: string; entry: Entry }>()
  let made = 0
  let reportedAt = startedAt
  await pLimit(availableParallelism()).map(originals, async (original) => {
    const bytes = await readFile(original.file)
    const hash = hashOf(original, bytes)
    try {
      const cached = await cache.read(hash)
      const entry = cached ?? (await make(original, bytes, hash, cache))
      if (cached === null) made += 1
      results.set(original, { hash, entry })
      if (performance.now() - reportedAt < MS_BETWEEN_REPORTS) return
      reportedAt = performance.now()
      log(`Pictures: ${results.size} of ${originals.length}`)
    } catch (error) {
      problems.push(explain(original, error))
    }
  })
  if (problems.length > 0) throw new ContentError(problems.sort().join('\n'))

  const outputs: Array<Output> = []
  const manifest: Array<[string, ManifestEntry]> = []
  for (const original of originals) {
    const result = results.get(original)
    if (result === undefined || hidden.has(original.key)) continue
    const published = publish(original, result.hash, result.entry, cache)
    outputs.push(...published.outputs)
    if (published.entry !== null) manifest.push([original.key, published.entry])
  }
  const { added, removed } = await syncOutputs(join(generatedFolder, 'public'), outputs)
  await writeManifest(join(generatedFolder, 'images.json'), manifest)

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  log(
    `Pictures: ${originals.length} in content, ${made} prepared, ${removed} old files removed (${seconds} s)`,
  )
  return { originals: originals.length, made, added, removed }
}

function hashOf({ kind, isShared, isOnTop }: Original, bytes: Buffer): string {
  return outputHash(bytes, `${kind}${isShared ? ' shared' : ''}${isOnTop ? ' on top' : ''}`)
}

// Imported on demand, so that a run without changes does not load the image library.
async function make(original: Original, bytes: Buffer, hash: string, cache: Cache): Promise<Entry> {
  return cache.write(hash, async (folder) => {
    if (original.key.toLowerCase().endsWith('.svg')) {
      const { makeVector } = await import('./images/vector.ts')
      return makeVector(bytes, folder)
    }
    const { makeIcon, makeRaster } = await import('./images/raster.ts')
    return original.kind === 'icon' ? makeIcon(bytes, folder) : makeRaster(bytes, folder, original)
  })
}

function explain(original: Original, error: unknown): string {
  const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').trim() : String(error)
  return `content/${original.key} cannot be read as a picture (${reason}). Export it again and replace the file.`
}
