import { sendInBackground } from './api/background-sender.ts'
import type { VisitMessage } from './lib/saved-pages.ts'
import { SYNC_TAG } from './lib/service-worker-registration.ts'
import { answer } from './offline/answer.ts'
import { deleteFormerCaches, saveOfflinePage } from './offline/offline-page.ts'
import { isSavable, strategyOf } from './offline/request-strategy.ts'
import { saveVisit } from './offline/save-visit.ts'

/*
 * The service worker: it keeps the public pages that were read for times without a network
 * (docs/decisions/0048-reading-offline.md), and sends forms that wait when no page is open
 * (docs/decisions/0027-service-worker.md). It is bundled by itself (scripts/bundle-service-worker.ts).
 */

// The types of workers and of pages exclude each other in one project.
const worker = self as unknown as ServiceWorkerScope

worker.addEventListener('install', (event) => {
  // At once, also while pages of a former version are open: files are told apart by their hashes, so all versions answer alike.
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
  if (type === 'visit' && isSavable(path)) event.waitUntil(saveVisit(path, files))
})

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendInBackground({ isLastAttempt: event.lastChance }))
})
