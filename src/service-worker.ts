import type { VisitMessage } from './features/offline/saved-pages.ts'
import { answer } from './features/offline/worker/answer.ts'
import { strategyOf } from './features/offline/worker/request-strategy.ts'
import { deleteFormerCaches, saveOfflinePage, saveVisit } from './features/offline/worker/save-page.ts'

/*
 * The service worker: it saves visited public pages for reading without a connection
 * (docs/decisions/0048-reading-offline.md). scripts/bundle-service-worker.ts bundles it separately.
 */

/** The events of all four types: only `fetch` has `request` and `respondWith`, and only `message` has `data`. */
type WorkerEvent = Event & {
  readonly request: Request
  readonly data: unknown
  waitUntil(promise: Promise<unknown>): void
  respondWith(response: Promise<Response>): void
}

type WorkerScope = {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate' | 'fetch' | 'message',
    listener: (event: WorkerEvent) => void,
  ): void
}

// TypeScript's types of workers and of pages conflict within one project.
const worker = self as unknown as WorkerScope

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
