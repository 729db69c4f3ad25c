import type { VisitMessage } from './features/offline/saved-pages.ts'
import { answer } from './features/offline/worker/answer.ts'
import { strategyOf } from './features/offline/worker/request-strategy.ts'
import { deleteFormerCaches, saveOfflinePage, saveVisit } from './features/offline/worker/save-page.ts'

/*
 * The service worker: it saves visited public pages for reading without a connection
 * (docs/decisions/0048-reading-offline.md). scripts/bundle-service-worker.ts bundles it separately.
 */

// The types of workers and of pages conflict within one project.
const worker = self as unknown as ServiceWorkerScope

worker.addEventListener('install', (event) => {
  // Activates at once, even while pages of a previous version are open: files are identified by hashes, so all
  // versions answer alike.
  event.waitUntil(saveOfflinePage().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteFormerCaches().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, worker.location.origin)
  if (strategy !== null)
    event.respondWith(answer(strategy, event.request, (work) => event.waitUntil(work.catch(() => undefined))))
})

worker.addEventListener('message', (event) => {
  event.waitUntil(saveVisit(event.data as VisitMessage))
})
