import { pagePath } from '#src/lib/page-data.ts'

/** How the service worker answers a request; null leaves it to the browser. */
export type Strategy = 'page' | 'page-data' | 'saved-data' | 'file' | null

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> }

/** The query that marks the data of a saved page, with their hash: they are those of its HTML, whatever the server has by now. */
export const SAVED_DATA = 'saved'

// The API, and what only signed-in people open. Compared with the server's own list in tests/offline/request-strategy.test.ts.
const CALLS = /^\/(?:api|auth|account|submissions)(?:\/|$)/i
const PRIVATE =
  /^\/(?:explore|staff|admin|login|signup|password-recovery|confirm-address|confirm-subscription|unsubscribe|offline|404)(?:\/|$)/i

/** Whether the page of this path may be saved: only public pages, which are the same for everybody. */
export function isSavable(path: string): boolean {
  return !CALLS.test(path) && !PRIVATE.test(path) && !isFile(path)
}

/** Only reads of this site, and of those only what works without the server. All else, calls above all, is left alone. */
export function strategyOf({ method, mode, url, headers }: Asked, origin: string): Strategy {
  const { pathname, searchParams, ...address } = urlParts(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range') || CALLS.test(pathname))
    return null
  if (mode === 'navigate') return isFile(pathname) || isAdmin(pathname) ? null : 'page'
  if (/^\/(?:assets|images)\//.test(pathname)) return 'file'
  if (!pathname.endsWith('.data')) return null
  if (searchParams.has(SAVED_DATA)) return 'saved-data'
  return isSavable(pagePath(pathname)) ? 'page-data' : null
}

function urlParts(url: string) {
  const { pathname, searchParams, origin } = new URL(url)
  return { pathname, searchParams, origin }
}

// The editor of the content has a worker-free life of its own.
function isAdmin(path: string): boolean {
  return /^\/(?:admin|oauth)(?:\/|$)/i.test(path)
}

function isFile(path: string): boolean {
  return /^\/(?:assets|images)\//.test(path) || /\.[a-z0-9]+$/i.test(path)
}
