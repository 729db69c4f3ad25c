/** The scripts of a prerendered public page. scripts/defer-scripts.ts writes them into the page as JSON. */
export type PageScripts = {
  /**
   * The names of all scripts in SCRIPTS_FOLDER, in the order of evaluation: shared chunks, the modules of the page's
   * routes, React Router's manifest, and the entry.
   */
  names: ReadonlyArray<string>
  /** For each of the page's routes, by id, the index of its module in `names`. */
  routes: Readonly<Record<string, number>>
  /** The address of the loader data for hydration. */
  data: string
  /**
   * The start of the data's SHA-256. With it, the service worker saves a page together with the data of the same
   * build.
   */
  dataHash: string
}

export const PAGE_SCRIPTS_ID = 'page-scripts'

export const SCRIPTS_FOLDER = '/assets/'

export type PageWindow = Window & {
  /**
   * Call this once, after hydration: it repeats earlier clicks and submissions. Defined on prerendered public pages
   * only; all others load their scripts at once.
   */
  replayEarlyEvents?: () => void
  /** The modules of the page's routes, as React Router expects them. */
  __reactRouterRouteModules?: Record<string, unknown>
  /** The stream from which React Router reads the data for hydration. */
  __reactRouterContext?: { streamController: { enqueue: (data: string) => void; close: () => void } }
}
