/** The way in which the service worker answers a request; null leaves it to the browser. */
export type Strategy = 'page' | 'page-data' | 'file' | null

type RequestHead = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> }

// The API, and addresses that only signed-in people open. A test compares these with the server's list
// (tests/features/offline/request-strategy.test.ts).
const CALLS = /^\/(?:api|auth|account|submissions)(?:\/|$)/i
const PRIVATE =
  /^\/(?:explore|staff|admin|login|signup|password-recovery|confirm-address|confirm-subscription|unsubscribe|offline|404)(?:\/|$)/i

/** Whether the page at this path may be saved: only public pages, which are the same for everybody. */
export function isSavable(path: string): boolean {
  return !CALLS.test(path) && !PRIVATE.test(path) && !isFile(path)
}

/**
 * Handles only GET requests for files of this site that work without the server. All others, in particular API calls,
 * are left to the browser.
 */
export function strategyOf({ method, mode, url, headers }: RequestHead, siteOrigin: string): Strategy {
  const { pathname, origin } = new URL(url)
  if (method !== 'GET' || origin !== siteOrigin || headers.has('range') || CALLS.test(pathname)) return null
  if (mode === 'navigate') return isFile(pathname) || isAdmin(pathname) ? null : 'page'
  if (/^\/(?:assets|images)\//.test(pathname)) return 'file'
  if (!pathname.endsWith('.data')) return null
  return isSavable(pagePath(pathname)) ? 'page-data' : null
}

/** The path of the page with this data file, which React Router fetches when it navigates. */
export function pagePath(dataFile: string): string {
  return dataFile === '/_root.data' ? '/' : dataFile.replace(/\.data$/, '')
}

// The content editor works without the service worker.
function isAdmin(path: string): boolean {
  return /^\/(?:admin|oauth)(?:\/|$)/i.test(path)
}

function isFile(path: string): boolean {
  return /^\/(?:assets|images)\//.test(path) || /\.[a-z0-9]+$/i.test(path)
}
