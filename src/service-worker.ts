import { sendInBackground } from './api/background-sender.ts'
import type { VisitMessage } from './lib/saved-pages.ts'
import { SYNC_TAG } from './lib/service-worker-registration.ts'
import { answer } from './offline/answer.ts'
import { deleteFormerCaches, saveOfflinePage } from './offline/offline-page.ts'
import { strategyOf } from './offline/request-strategy.ts'
import { saveVisit } from './offline/save-visit.ts'

/*
 * The service worker: it saves visited public pages for reading without a connection
 * (docs/decisions/0048-reading-offline.md), and sends queued forms when no page is open
 * (docs/decisions/0027-service-worker.md). scripts/bundle-service-worker.ts bundles it separately.
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
  const { type, path, files } = event.data as VisitMessage
  if (type === 'visit') event.waitUntil(saveVisit(path, files))
})

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendInBackground({ isLastAttempt: event.lastChance }))
})
