/** The scripts of a prerendered public page, as JSON in the page: scripts/defer-scripts.ts writes them there. */
export type PageScripts = {
  /**
   * All that the page needs, as names in SCRIPTS_FOLDER, in the order of evaluation: what several pages share, the modules of
   * the page's routes, React Router's list of routes, and the entry.
   */
  names: ReadonlyArray<string>
  /** The places in `names` of the modules of the page's routes, by their ids. */
  routes: Readonly<Record<string, number>>
  /** The address of the page's loader data, which it is hydrated with. */
  data: string
  /** The beginning of their SHA-256, by which the service worker saves a page with the data of the same build. */
  dataHash: string
}

export const PAGE_SCRIPTS_ID = 'page-scripts'

export const SCRIPTS_FOLDER = '/assets/'

export type PageWindow = Window & {
  /**
   * Call it once, after hydration: repeats presses and sent forms from before. Only on prerendered public pages; all others
   * load their scripts at once.
   */
  replayEarlyEvents?: () => void
  /** React Router finds the modules of the page's routes here. */
  __reactRouterRouteModules?: Record<string, unknown>
  /** React Router reads the data for hydration from the stream behind it. */
  __reactRouterContext?: { streamController: { enqueue: (data: string) => void; close: () => void } }
}
