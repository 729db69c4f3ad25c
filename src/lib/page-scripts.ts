/** The scripts of a prerendered public page, as JSON in the page: scripts/defer-scripts.ts writes them there. */
export type PageScripts = {
  /** All that the page needs, so that the browser asks for everything at once: names in SCRIPTS_FOLDER. */
  names: ReadonlyArray<string>
  /** Places in `names`: React Router's list of routes, the modules of the page's routes by their ids, the entry. */
  manifest: number
  routes: Readonly<Record<string, number>>
  entry: number
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
}
