import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPaths, contentHash, readPageHeaders, readRedirects } from '#server/platform/build-output.ts'
import { StartError } from '#server/platform/start-error.ts'
import { contentTypeOf } from './content-types.ts'
import { encodePath, type RedirectMap } from './addresses.ts'

/** The path from which pages register the service worker. */
const SERVICE_WORKER = '/service-worker.js'

/**
 * The service worker of a server without one (by its setting, or because the build has none): it deletes all saved
 * pages and unregisters itself. After a 404, browsers would keep the worker of an earlier build for ever, and each
 * page would log an error.
 */
const REMOVED_SERVICE_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
}
`

/** The pages for unknown addresses: in the member area, and everywhere else. */
const NOT_FOUND_PAGES = { member: 'explore/404/index.html', site: '404/index.html' }

// React Router writes an empty shell for hosts without prerendered pages; it would answer 200 to any address.
const NEVER_SERVED = ['__spa-fallback.html', ...Object.values(NOT_FOUND_PAGES)]

// Every file in these directories has a content hash in its name, so its content never changes.
export const HASHED_DIRECTORIES = ['assets/', 'images/']

export type SiteFile = {
  contentType: string
  isImmutable: boolean
  etag: string
  scriptHashes: Array<string>
  body: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

export type Site = {
  /** By address, percent-encoded as in `encodePath`. */
  files: Map<string, SiteFile>
  /** From another spelling of a page's address to the canonical one, and from an old address to its target. */
  redirects: RedirectMap
  notFoundPages: Record<keyof typeof NOT_FOUND_PAGES, SiteFile>
}

/** Reads a build into memory: no request reaches the disk, and a build made meanwhile cannot mix two versions. */
export function readSite(buildDir: string, { hasServiceWorker = true } = {}): Site {
  const files = readFolder(buildDir)
  const take = (name: string) => {
    const file = files.get(addressOf(name))
    if (file) return file
    throw new StartError(`There is no ${name} in ${buildDir}. Run \`npm run build\`, or set BUILD_DIR.`)
  }
  take('index.html')
  const notFoundPages = { member: take(NOT_FOUND_PAGES.member), site: take(NOT_FOUND_PAGES.site) }
  for (const name of NEVER_SERVED) files.delete(addressOf(name))
  if (!hasServiceWorker || !files.has(SERVICE_WORKER))
    files.set(SERVICE_WORKER, fileOf('service-worker.js', Buffer.from(REMOVED_SERVICE_WORKER)))
  const redirects = new Map(Object.entries(readRedirects(buildDir)))
  for (const [address, { contentType }] of files)
    if (contentType.startsWith('text/html') || address.endsWith('.data'))
      redirects.set(address.toLowerCase(), address)
  return { files, redirects, notFoundPages }
}

/** Reads a compressed folder into memory: its files by their addresses relative to it. */
export function readFolder(folder: string): Map<string, SiteFile> {
  const names = readNames(folder)
  const all = new Set(names)
  const pageHeaders = readPageHeaders(folder)
  const copyOf = (name: string) => (all.has(name) ? readFileSync(join(folder, name)) : null)

  function readSiteFile(name: string): SiteFile {
    const path = join(folder, name)
    const file = fileOf(name, readFileSync(path))
    const headers = pageHeaders[name]
    // Otherwise browsers would block the page's scripts without a visible reason.
    if (name.endsWith('.html') && headers?.content !== file.etag)
      throw new StartError(
        `${buildPaths(folder).pageHeaders} does not match ${path}. Run \`npm run build\` again.`,
      )
    const scriptHashes = headers?.scripts ?? []
    return { ...file, scriptHashes, br: copyOf(`${name}.br`), gzip: copyOf(`${name}.gz`) }
  }

  const served = names.filter((name) => !/\.(br|gz)$/.test(name))
  return new Map(served.map((name) => [addressOf(name), readSiteFile(name)]))
}

function fileOf(name: string, body: Buffer): SiteFile {
  return {
    contentType: contentTypeOf(name),
    isImmutable: HASHED_DIRECTORIES.some((directory) => name.startsWith(directory)),
    etag: contentHash(body),
    scriptHashes: [],
    body,
    br: null,
    gzip: null,
  }
}

function readNames(buildDir: string) {
  try {
    return namesIn(buildDir)
  } catch (cause) {
    throw new StartError(`${buildDir} cannot be read. Run \`npm run build\`, or set BUILD_DIR.`, { cause })
  }
}

/** The files below a folder, by relative path. */
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

function addressOf(name: string) {
  return encodePath(`/${name.replace(/(^|\/)index\.html$/, '')}`)
}
