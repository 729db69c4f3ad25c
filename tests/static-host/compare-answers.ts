import { DOCUMENT_HEADERS } from '#server/platform/http/security-headers.ts'
import type { Site } from '#server/site/read-site.ts'
import { isPartOfPages } from '#server/site/send-file.ts'

/* Compares the responses of a static host with those of our own server, address by address. */

export type Ask = (address: string) => Promise<Response>

export type Difference = { address: string; what: string; ours: string; theirs: string }

const HEADERS_OF_ALL = ['x-content-type-options', 'strict-transport-security']
const HEADERS_OF_DOCUMENTS = DOCUMENT_HEADERS.filter((name) => name !== 'content-security-policy')

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]+)"\/>/

type Answer = { body: string; facts: Record<string, string> }

/**
 * All addresses of a site to compare: its files, its redirects, and other addresses that people and programs request.
 */
export function addressesOf({ files, redirects }: Pick<Site, 'files' | 'redirects'>): Array<string> {
  const found = [...files.keys()].filter((address) => !/[^\w./-]/.test(address))
  const pages = found.filter((address) => !/\.\w+$/.test(address) && address !== '/')
  const old = [...redirects].flatMap(([from, to]) => [
    from,
    `${from}/`,
    // Hosts do not append a second query.
    ...(to.includes('?') ? [] : [`${from}?utm_source=mail`]),
  ])
  return [...found, ...pages.map((page) => `${page}/`), ...old, ...MISSING]
}

const MISSING = [
  '/nothing-here',
  '/blog/nothing-here',
  '/explore/nothing-here',
  '/explore/a/b',
  '/nothing.html',
]

/** The differences that a browser would notice. */
export async function compareAnswers(
  addresses: ReadonlyArray<string>,
  ours: Ask,
  theirs: Ask,
): Promise<Array<Difference>> {
  const differences: Array<Difference> = []
  for (const address of addresses) {
    const [own, other] = [await read(await ours(address)), await read(await theirs(address))]
    for (const what of Object.keys(own.facts))
      if (own.facts[what] !== other.facts[what])
        differences.push({ address, what, ours: own.facts[what] ?? '', theirs: other.facts[what] ?? '' })
    if (own.body !== other.body)
      differences.push({ address, what: 'content', ours: own.body, theirs: other.body })
  }
  return differences
}

async function read(response: Response): Promise<Answer> {
  const { status, headers } = response
  const sent = status >= 300 && status < 400 ? '' : await response.text()
  // Both are equivalent for GET requests.
  const isMoved = status === 301 || status === 308
  const facts: Record<string, string> = {
    status: isMoved ? 'moved' : String(status),
    location: locationOf(headers),
  }
  // Browsers do not show the body of a redirect.
  if (sent === '') return { body: '', facts }
  facts['content-type'] = headers.get('content-type') ?? ''
  facts.caching = cachingOf(headers.get('cache-control') ?? '', status)
  // A host may send document headers with subresources too, where they have no effect.
  const isImmutable = facts.caching === 'for a year'
  const isPart = isPartOfPages({ isImmutable, contentType: facts['content-type'] })
  for (const name of isPart ? HEADERS_OF_ALL : [...HEADERS_OF_ALL, ...HEADERS_OF_DOCUMENTS])
    facts[name] = headers.get(name) ?? ''
  // Other types cannot run scripts.
  if (/html|svg/.test(facts['content-type']))
    facts['content-security-policy'] = policyOf(headers.get('content-security-policy') ?? '', sent)
  return { body: sent.replace(POLICY, ''), facts }
}

function locationOf(headers: Headers) {
  const { pathname, search, hash } = new URL(headers.get('location') ?? '', 'http://localhost')
  return headers.has('location') ? pathname + search + hash : ''
}

/** Either cached for a year or revalidated each time. Browsers do not keep a 404. */
function cachingOf(control: string, status: number) {
  if (/\bimmutable\b/.test(control)) return 'for a year'
  const isAskedFor = /\bno-cache\b|\bno-store\b|\bmax-age=0\b.*\bmust-revalidate\b/.test(control)
  return isAskedFor || status === 404 ? 'asked for anew' : control
}

/** The combined effect of all policies: the page's own restricts scripts, the last header everything else. */
function policyOf(header: string, html: string) {
  const last = header.split(', ').at(-1) ?? ''
  const [, own] = POLICY.exec(html) ?? []
  return own === undefined ? last : last.replace(/script-src [^;]*/, own)
}
