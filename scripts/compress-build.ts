import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { buildPaths, contentHash, type PageHeaders } from '#server/platform/build-output.ts'
import { isCompressible } from '#server/site/content-types.ts'
import { filesBelow } from './files-below.ts'

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

/** Writes a .br and a .gz beside every text file of a build, and the hashes of each page's inline scripts beside it. */
export async function compressBuild(buildDir: string): Promise<void> {
  const pageHeaders: PageHeaders = {}
  const names = filesBelow(buildDir).filter((name) => isCompressible(name))
  await pLimit(availableParallelism()).map(names, async (name) => {
    const file = join(buildDir, name)
    const body = await readFile(file)
    if (name.endsWith('.html'))
      pageHeaders[name] = { content: contentHash(body), scripts: hashInlineScripts(body.toString('utf8')) }
    if (body.length <= SMALLEST_WORTH_COMPRESSING) return
    for (const [extension, encode] of Object.entries(ENCODERS))
      await writeFile(`${file}.${extension}`, await encode(body))
  })
  const sorted = Object.fromEntries(Object.entries(pageHeaders).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(buildPaths(buildDir).pageHeaders, `${JSON.stringify(sorted, null, 2)}\n`)
}

// Data blocks: browsers do not run them, so the policy need not allow them.
const DATA_TYPES = ['application/json', 'application/ld+json']

/** The hashes of a page's inline scripts for its Content-Security-Policy, without duplicates, in order. */
export function hashInlineScripts(html: string) {
  const scripts = [...scriptsIn(parse(html))]
  return [...new Set(scripts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))]
}

function* scriptsIn(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if ('tagName' in node && node.tagName === 'script') {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const isInline = !attributes.has('src') && !DATA_TYPES.includes(attributes.get('type') ?? '')
    if (isInline) yield node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* scriptsIn(child)
}
