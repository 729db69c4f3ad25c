import { contentHash } from '#server/platform/build-output.ts'
import type { SiteFile } from './read-site.ts'

/** Where pages look for the service worker. */
export const SERVICE_WORKER = '/service-worker.js'

const SCRIPT = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
}
`

/**
 * What a server that is set up without a service worker, or a build that has none, answers in its place: one that removes itself and
 * all that was saved. A 404 would leave that of an
 * earlier build in browsers for ever, and be an error in the console of each page that asks for it.
 */
export function removedServiceWorker(): SiteFile {
  const body = Buffer.from(SCRIPT)
  return {
    contentType: 'text/javascript; charset=utf-8',
    isImmutable: false,
    etag: contentHash(body),
    // It never changes.
    lastModified: new Date(0).toUTCString(),
    scriptHashes: [],
    body,
    br: null,
    gzip: null,
  }
}
