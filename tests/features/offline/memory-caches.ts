/* A browser's Cache API and network, in memory, as far as the service worker uses them. */

const ORIGIN = 'https://kentecode.example'

const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href

function memoryCache() {
  const entries = new Map<string, { body: ArrayBuffer; headers: Headers }>()
  return {
    async match(request: RequestInfo | URL) {
      const found = entries.get(urlOf(request))
      return found && new Response(found.body, { headers: found.headers })
    },
    async put(request: RequestInfo | URL, response: Response) {
      entries.set(urlOf(request), { body: await response.arrayBuffer(), headers: response.headers })
    },
    async delete(request: RequestInfo | URL) {
      return entries.delete(urlOf(request))
    },
    async keys() {
      return [...entries.keys()].map((url) => new Request(url))
    },
  }
}

/** Caches by name. */
export function memoryCaches() {
  const all = new Map<string, ReturnType<typeof memoryCache>>()
  return {
    async open(name: string) {
      const cache = all.get(name) ?? memoryCache()
      all.set(name, cache)
      return cache
    },
    async match(request: RequestInfo | URL) {
      for (const cache of all.values()) {
        const found = await cache.match(request)
        if (found) return found
      }
      return undefined
    },
    async delete(name: string) {
      return all.delete(name)
    },
    async keys() {
      return [...all.keys()]
    },
  }
}

/** A Cache Storage that rejects every call, as a browser's does when its files are damaged or blocked. */
export function brokenCaches() {
  const fail = () => Promise.reject(new DOMException('Internal error', 'UnknownError'))
  return { open: fail, match: fail, delete: fail, keys: fail }
}

/** A Cache Storage that never answers. */
export function silentCaches() {
  const wait = () => new Promise(() => {})
  return { open: wait, match: wait, delete: wait, keys: wait }
}

type Answer = { body: string; type?: string; status?: number; headers?: Record<string, string> }

/** A site by its addresses; requests for any other address fail. */
export function networkOf(site: Map<string, Answer>) {
  const asked: Array<string> = []
  async function fetch(request: RequestInfo | URL) {
    const { pathname, search } = new URL(urlOf(request))
    asked.push(pathname + search)
    const answer = site.get(pathname)
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const { body, type = 'text/html; charset=utf-8', status = 200, headers = {} } = answer
    return new Response(body, { status, headers: { 'content-type': type, ...headers } })
  }
  return { fetch, asked }
}

/** A prerendered page as written by scripts/defer-scripts.ts, with its files. */
export function pageOf(path: string, title: string) {
  const html =
    `<html><head><title>${title}</title><link rel="stylesheet" href="/assets/theme-1.css"/>` +
    `<link rel="later" href="/assets/frame-1.js"/></head>` +
    `<body><a href="#main">Skip to content</a><header></header><img src="/images/logo.1.svg"/><script id="later"></script></body></html>`
  return new Map<string, Answer>([
    [path, { body: html }],
    ['/assets/frame-1.js', { body: 'frame()', type: 'text/javascript' }],
    ['/assets/theme-1.css', { body: 'html{}', type: 'text/css' }],
    ['/images/logo.1.svg', { body: '<svg/>', type: 'image/svg+xml' }],
  ])
}

export const request = (path: string) => new Request(new URL(path, ORIGIN))
