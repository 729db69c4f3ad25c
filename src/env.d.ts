/** The instant given with `--now`, in milliseconds, filled in by vite.config.ts. */
declare const __CONTENT_NOW__: number | null

/** The paths of the member area in src/routes.ts, filled in by vite.config.ts. */
declare const __MEMBER_PAGES__: ReadonlyArray<string>

interface ImportMetaEnv {
  /** The URL of the site, such as https://example.org: for canonical addresses and link previews. */
  readonly VITE_SITE_URL?: string
  /** `api` (the default) sends forms to the server, `none` sends nothing. */
  readonly VITE_FORM_DELIVERY?: string
  /** The URL of the API, if its origin differs from that of the pages. */
  readonly VITE_API_URL?: string
  /** The hash of the /offline page, in the build of the service worker. */
  readonly VITE_OFFLINE_PAGE_HASH?: string
}

/** Requests to close, such as the back gesture of Android. Not in all browsers, and not in TypeScript's library. */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null
  destroy(): void
}
