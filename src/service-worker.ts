import { sendInBackground } from './api/background-sender.ts'
import { SYNC_TAG } from './lib/service-worker-registration.ts'

/*
 * The service worker: it sends forms that wait when no page is open, and caches and intercepts nothing. It is bundled by
 * itself (scripts/bundle-service-worker.ts); see docs/decisions/0027-service-worker.md.
 */

// The types of workers and of pages exclude each other in one project.
const worker = self as unknown as ServiceWorkerScope

// Safe, because no page depends on the version of a worker that answers no requests.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendInBackground({ isLastAttempt: event.lastChance }))
})
