import { OFFLINE_URL } from '#src/lib/addresses.ts'
import { withinTime } from '#src/lib/time-limit.ts'
import { FILES_CACHE, PAGES_CACHE, SAVED_AT, whenText } from '#src/features/offline/saved-pages.ts'
import { isSavable, pagePath, type Strategy } from './request-strategy.ts'
import { isWhole, keepFile } from './save-page.ts'

/** After this time without a response, a saved page is shown. */
export const NETWORK_MS = 4000

/** After this time without an answer of the storage, the network is asked. */
export const STORAGE_MS = 3000

type Task = (work: Promise<unknown>) => void

/** Answers a request of a page; `later` is for work that the response does not wait for. */
export function answer(strategy: NonNullable<Strategy>, request: Request, later: Task): Promise<Response> {
  if (strategy === 'page') return answerPage(request)
  if (strategy === 'page-data') return answerPageData(request)
  return answerFile(request, later)
}

/** The page from the network; if the network fails, the saved page with a notice, or the offline page. */
async function answerPage(request: Request): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  const saved = await savedPage(pathname)
  try {
    return await fromNetwork(request, saved !== undefined)
  } catch {
    if (saved) return savedCopy(saved)
    // The server redirects other spellings of an address (PAGE-16, PAGE-25). No lookbehind: a browser that does not
    // know it would refuse the whole worker.
    const usual = pathname.toLowerCase().replace(/\/+$/, '') || '/'
    if (usual !== pathname && (await savedPage(usual))) return Response.redirect(origin + usual + search)
    return (await savedFile(OFFLINE_URL)) ?? Response.error()
  }
}

/**
 * The data of a page that is opened by client-side navigation. If the network fails, the router is told to load the
 * document instead: the saved page with its scripts, or the offline page.
 */
async function answerPageData(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pagePath(pathname)
  try {
    return await fromNetwork(request, (await savedPage(path)) !== undefined)
  } catch {
    const query = new URLSearchParams(search)
    query.delete('_routes')
    const target = query.toString() === '' ? path : `${path}?${query.toString()}`
    // The same headers as in server/site/static-files.ts for old addresses.
    const headers = {
      'x-remix-redirect': target,
      'x-remix-reload-document': 'true',
      'cache-control': 'no-store',
    }
    return new Response(null, { status: 204, headers })
  }
}

/** A file with a hash in its name never changes: the saved one, or the one from the network, which is then saved. */
async function answerFile(request: Request, later: Task): Promise<Response> {
  const { pathname } = new URL(request.url)
  const saved = await savedFile(pathname)
  if (saved) return saved
  const response = await fetch(request)
  if (isWhole(response) && response.type === 'basic') later(keep(pathname, response.clone()))
  return response
}

async function keep(path: string, response: Response) {
  await keepFile(path, response, await caches.open(FILES_CACHE))
}

async function savedPage(path: string): Promise<Response | undefined> {
  if (!isSavable(path)) return undefined
  return fromStorage(async () => (await caches.open(PAGES_CACHE)).match(path))
}

function savedFile(address: string): Promise<Response | undefined> {
  return fromStorage(() => caches.match(address))
}

/** Storage that is blocked, damaged or silent counts as empty, so that it never keeps back what the network has. */
async function fromStorage(find: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await withinTime(STORAGE_MS, find)
  } catch {
    return undefined
  }
}

/** The answers of a proxy while the server restarts. */
const UNAVAILABLE: ReadonlyArray<number> = [502, 503, 504]

/** The response of the network. If a copy is saved, a late one and that of an unavailable server count as failed. */
async function fromNetwork(request: Request, hasCopy: boolean): Promise<Response> {
  if (!hasCopy) return fetch(request)
  const response = await withinTime(NETWORK_MS, () => fetch(request))
  if (UNAVAILABLE.includes(response.status)) throw new Error(`The server answered ${response.status}.`)
  return response
}

// React ignores unknown elements in the body during hydration if it has no element of that name.
const SIGN = 'saved-copy'

// Inline styles, because an old saved page has the style sheet of its time.
const STYLE = [
  'display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center',
  'padding:.6rem 1rem;font-size:.9375rem;line-height:1.4',
  'color:var(--g-colors-highlight-contrast,#1b1033);background:var(--g-colors-highlight,#f6b71c)',
].join(';')
const LINK_STYLE =
  'color:inherit;font-weight:700;display:inline-flex;align-items:center;min-height:1.75rem;text-underline-offset:.2em'

/** A saved page with a notice that it is a saved copy, and from when. */
async function savedCopy(saved: Response): Promise<Response> {
  const html = await saved.text()
  const when = whenText(Number(saved.headers.get(SAVED_AT)))
  const text = `There is no connection right now. This is the copy that your device saved ${when}.`
  const link = `<a href="" style="${LINK_STYLE}">Try again</a>`
  const sign = `<${SIGN} role="status" style="${STYLE}"><span>${text}</span>${link}</${SIGN}>`
  // After the skip link, which must be the first element in the focus order.
  return new Response(
    html.replace('<header', () => `${sign}<header`),
    { headers: saved.headers },
  )
}
