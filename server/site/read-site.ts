import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentTypeOf } from './content-types.ts'
import { contentHash, type PageHeaders } from './page-headers.ts'
import { encodePath } from './paths.ts'

/** The page that is shown, with status 404, for every address that does not exist. */
export const NOT_FOUND_PAGE = '404/index.html'

// An empty shell that React Router writes for hosts without prerendered pages: it would answer 200 to anything.
const NEVER_SERVED = ['__spa-fallback.html', NOT_FOUND_PAGE]

// The build puts only files with a content hash in their names here: one name, one content, forever.
const HASHED_DIRECTORIES = ['assets/', 'images/']

export type SiteFile = {
  contentType: string
  isImmutable: boolean
  etag: string
  lastModified: string
  scriptHashes: Array<string>
  body: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

export type Site = {
  /** Every address that is answered with a file, percent-encoded as `encodePath` does it. */
  files: Map<string, SiteFile>
  /** From the lower-case spelling of a page's address to its true one. */
  addresses: Map<string, string>
  notFoundPage: SiteFile
}

/** The build cannot be served; the message says what to do about it. */
export class BuildError extends Error {}

/**
 * Reads a build into memory. After this the disk is not touched for a visitor, so no request can reach a file
 * outside the build, and a build made meanwhile cannot mix two versions of the site.
 */
export function readSite(buildDir: string): Site {
  const names = listFiles(buildDir)
  const pageHeaders = readPageHeaders(buildDir)
  const read = (name: string) => readSiteFile({ buildDir, name, names, pageHeaders })

  const served = [...names].filter((name) => !NEVER_SERVED.includes(name) && !isCompressedCopy(name))
  const named = served.filter((name) => name.endsWith('.html') || name.endsWith('.data')).map(addressOf)
  return {
    files: new Map(served.map((name) => [addressOf(name), read(name)])),
    addresses: new Map(named.map((address) => [address.toLowerCase(), address])),
    notFoundPage: read(NOT_FOUND_PAGE),
  }
}

function listFiles(buildDir: string) {
  const names = readNames(buildDir)
  for (const needed of ['index.html', NOT_FOUND_PAGE]) {
    if (names.includes(needed)) continue
    throw new BuildError(`There is no ${needed} in ${buildDir}. Run \`npm run build\`, or set BUILD_DIR.`)
  }
  return new Set(names)
}

function readNames(buildDir: string) {
  try {
    return namesIn(buildDir)
  } catch (error) {
    throw new BuildError(`${buildDir} cannot be read. Run \`npm run build\`, or set BUILD_DIR.`, {
      cause: error,
    })
  }
}

// Walks by itself, because `readdirSync` with `recursive` follows symbolic links since Node 24. Here a link is neither
// file nor directory, so nothing outside the build is ever served.
function namesIn(directory: string, prefix = ''): Array<string> {
  const entries = readdirSync(directory, { withFileTypes: true })
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.')) return []
    const name = prefix + entry.name
    if (entry.isDirectory()) return namesIn(join(directory, entry.name), `${name}/`)
    return entry.isFile() ? [name] : []
  })
}

function readPageHeaders(buildDir: string) {
  const path = pageHeadersPath(buildDir)
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PageHeaders
  } catch (error) {
    throw new BuildError(`${path} is missing or broken. Run \`npm run build\` again.`, { cause: error })
  }
}

/** Beside the build rather than in it, because it is not for visitors. */
export function pageHeadersPath(buildDir: string) {
  return join(dirname(buildDir), 'page-headers.json')
}

type Source = { buildDir: string; name: string; names: Set<string>; pageHeaders: PageHeaders }

function readSiteFile({ buildDir, name, names, pageHeaders }: Source): SiteFile {
  const path = join(buildDir, name)
  const body = readFileSync(path)
  const hash = contentHash(body)
  const headers = pageHeaders[name]
  // Otherwise the browser would refuse the page's scripts, and nobody would learn why.
  if (name.endsWith('.html') && headers?.content !== hash) {
    throw new BuildError(`${pageHeadersPath(buildDir)} does not match ${path}. Run \`npm run build\` again.`)
  }
  return {
    contentType: contentTypeOf(name),
    isImmutable: HASHED_DIRECTORIES.some((directory) => name.startsWith(directory)),
    etag: hash,
    lastModified: statSync(path).mtime.toUTCString(),
    scriptHashes: headers?.scripts ?? [],
    body,
    br: names.has(`${name}.br`) ? readFileSync(`${path}.br`) : null,
    gzip: names.has(`${name}.gz`) ? readFileSync(`${path}.gz`) : null,
  }
}

function isCompressedCopy(name: string) {
  return /\.(br|gz)$/.test(name)
}

function addressOf(name: string) {
  return encodePath(`/${name.replace(/(^|\/)index\.html$/, '')}`)
}
