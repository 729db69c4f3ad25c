import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import writeFileAtomic from 'write-file-atomic'
import { contentHash, pageHeadersPath, type PageHeaders } from '#server/platform/build-output.ts'
import { isCompressible } from '#server/site/content-types.ts'
import { hashInlineScripts } from './hash-inline-scripts.ts'

// Below this size, headers outweigh the savings.
const SMALLEST_WORTH_COMPRESSING = 512

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

type Extension = keyof typeof ENCODERS

const EXTENSIONS: Array<Extension> = ['br', 'gz']

type Options = { buildDir: string; cacheDir: string }

/**
 * Writes a .br and a .gz beside every text file of the build, and the hashes of each page's inline scripts beside the
 * build. Unchanged content is taken from the cache.
 */
export async function compressBuild({ buildDir, cacheDir }: Options) {
  await mkdir(cacheDir, { recursive: true })
  const entries = await readdir(buildDir, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(buildDir.length + 1))
    .sort()

  const pageHeaders: PageHeaders = {}
  const cache = openCache(cacheDir)
  let written = 0

  await pLimit(availableParallelism()).map(names, async (name) => {
    const path = join(buildDir, name)
    const body = await readFile(path)
    const content = contentHash(body)
    if (name.endsWith('.html')) {
      pageHeaders[name] = { content, scripts: hashInlineScripts(body.toString('utf8')) }
    }
    await Promise.all(
      EXTENSIONS.map(async (extension) => {
        const compressed = `${path}.${extension}`
        // A previous build may have left one for different content.
        if (body.length <= SMALLEST_WORTH_COMPRESSING) return rm(compressed, { force: true })
        await copyFile(
          await cache.fileFor(`${content}.${extension}`, () => ENCODERS[extension](body)),
          compressed,
        )
        written += 1
      }),
    )
  })

  const sorted = Object.fromEntries(Object.entries(pageHeaders).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFileAtomic(pageHeadersPath(buildDir), `${JSON.stringify(sorted, null, 2)}\n`, { fsync: false })
  await cache.removeUnused()
  return { written, compressed: cache.added() }
}

/** Files named by content hash: each is created once, even if two workers need it at the same time. */
function openCache(cacheDir: string) {
  const used = new Map<string, Promise<string>>()
  let added = 0

  async function findOrMake(name: string, make: () => Promise<Buffer>) {
    const path = join(cacheDir, name)
    if (existsSync(path)) return path
    added += 1
    await writeFileAtomic(path, await make(), { fsync: false })
    return path
  }

  return {
    added: () => added,
    fileFor(name: string, make: () => Promise<Buffer>) {
      const file = used.get(name) ?? findOrMake(name, make)
      used.set(name, file)
      return file
    },
    async removeUnused() {
      const unused = (await readdir(cacheDir)).filter((name) => !used.has(name))
      await Promise.all(unused.map((name) => rm(join(cacheDir, name), { force: true })))
    },
  }
}
