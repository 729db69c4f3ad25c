/** The year the site was built in, filled in by vite.config.ts. */
declare const __BUILD_YEAR__: number

/** The instant that `--now` names, in milliseconds, filled in by vite.config.ts. */
declare const __CONTENT_NOW__: number | null

/** The paths of the member area in src/routes.ts, filled in by vite.config.ts. */
declare const __MEMBER_PAGES__: ReadonlyArray<string>

interface ImportMetaEnv {
  /** Where the site lives, such as https://example.org: for canonical addresses and link previews. */
  readonly VITE_SITE_URL?: string
  /** `api` (unless said otherwise) sends forms to the server, `none` sends nothing. */
  readonly VITE_FORM_DELIVERY?: string
  /** Where the server answers, when that is not where the pages come from. */
  readonly VITE_API_URL?: string
  /** The share of visits, such as 0.1, that report how fast pages are. Without it, none does. */
  readonly VITE_WEB_VITALS?: string
  /** The hash of the page for times without a network, in the build of the service worker. */
  readonly VITE_OFFLINE_PAGE_HASH?: string
  /** Set by `npm run dev:mock`: the browser answers the calls by itself. */
  readonly VITE_MOCK_SERVER?: string
}

/** Background Sync, which TypeScript does not know: https://wicg.github.io/background-sync/spec/. */
interface SyncManager {
  register(tag: string): Promise<void>
}

interface ServiceWorkerRegistration {
  /** Missing outside Chromium. */
  readonly sync?: SyncManager
}

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

interface WorkerFetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
  readonly lastChance: boolean
}

/** What src/service-worker.ts uses of its global scope. */
interface ServiceWorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void
}
