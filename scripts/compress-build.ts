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
import { filesBelow } from './files-below.ts'
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

type Options = { buildDir: string; cacheDir: string }

/**
 * Writes a .br and a .gz beside every text file of the build, and the hashes of each page's inline scripts beside the
 * build. Unchanged content is taken from the cache, whose files are named by content.
 */
export async function compressBuild({ buildDir, cacheDir }: Options): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const names = filesBelow(buildDir).filter((name) => isCompressible(name))
  const pageHeaders: PageHeaders = {}
  const used = new Set<string>()

  await pLimit(availableParallelism()).map(names, async (name) => {
    const path = join(buildDir, name)
    const body = await readFile(path)
    const content = contentHash(body)
    if (name.endsWith('.html')) {
      pageHeaders[name] = { content, scripts: hashInlineScripts(body.toString('utf8')) }
    }
    for (const [extension, encode] of Object.entries(ENCODERS)) {
      const compressed = `${path}.${extension}`
      if (body.length <= SMALLEST_WORTH_COMPRESSING) {
        // A previous build may have left one for different content.
        await rm(compressed, { force: true })
        continue
      }
      const cached = `${content}.${extension}`
      used.add(cached)
      if (!existsSync(join(cacheDir, cached)))
        await writeFileAtomic(join(cacheDir, cached), await encode(body), { fsync: false })
      await copyFile(join(cacheDir, cached), compressed)
    }
  })

  const sorted = Object.fromEntries(Object.entries(pageHeaders).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFileAtomic(pageHeadersPath(buildDir), `${JSON.stringify(sorted, null, 2)}\n`, { fsync: false })
  for (const name of await readdir(cacheDir)) if (!used.has(name)) await rm(join(cacheDir, name))
}
