import { contentHash } from '#server/platform/build-output.ts'

/** The path from which pages register the service worker. */
export const SERVICE_WORKER = '/service-worker.js'

const SCRIPT = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
}
`

/**
 * The service worker of a server without one (by its setting, or because the build has none): it deletes all saved
 * pages and unregisters itself. After a 404, browsers would keep the worker of an earlier build for ever, and each
 * page would log an error.
 */
export function removedServiceWorker() {
  const body = Buffer.from(SCRIPT)
  return {
    contentType: 'text/javascript; charset=utf-8',
    isImmutable: false,
    etag: contentHash(body),
    // The content is constant.
    lastModified: new Date(0).toUTCString(),
    scriptHashes: [],
    body,
    br: null,
    gzip: null,
  }
}
