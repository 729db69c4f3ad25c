/** The start page of the member area. */
export const MEMBER_HOME = '/explore'

/** The existing pages of the member area, with parameters as in :id. A test compares them with src/routes.ts. */
export const MEMBER_PAGES: ReadonlyArray<string> = [MEMBER_HOME]

/** Public pages with a counterpart in the member area. */
const TWINS: ReadonlyArray<readonly [page: RegExp, twin: string]> = [
  [/^\/about-us$/, '/explore/about'],
  [/^\/contact-us$/, '/explore/contact-us'],
  [/^\/(community|non-profits|blog|blog\/\d+)$/, '/explore/$1'],
]

type Place = { pathname: string; search?: string; hash?: string }

/**
 * The redirect of a signed-in member on a public page: to its counterpart in the member area or to the start page
 * there. Null for recovery links, which members may need.
 */
export function memberAddressFor(
  { pathname, search = '', hash = '' }: Place,
  memberPages: ReadonlyArray<string> = MEMBER_PAGES,
): string | null {
  const page = pathname.toLowerCase().replace(/\/+$/, '')
  if (page === '/password-recovery' && isRecoveryUnderWay({ search, hash })) return null
  if (page === '/login') return readNext(search)
  for (const [pattern, replacement] of TWINS) {
    if (!pattern.test(page)) continue
    const twin = page.replace(pattern, replacement)
    return isAmong(memberPages, twin) ? twin + search + hash : MEMBER_HOME
  }
  return MEMBER_HOME
}

function isRecoveryUnderWay({ search, hash }: { search: string; hash: string }): boolean {
  return hash.startsWith('#link=') || new URLSearchParams(search).get('step') === 'new-password'
}

function isAmong(pages: ReadonlyArray<string>, address: string): boolean {
  const parts = address.split('/')
  return pages.some((page) => {
    const wanted = page.split('/')
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    )
  })
}

// Any origin works: it only detects addresses outside the site.
const HERE = 'https://here.invalid'

/** The target after login: the page in `next` if it is in the member area, otherwise its start page. */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next')
  if (next === null || !URL.canParse(next, HERE)) return MEMBER_HOME
  const { origin, pathname, search: question, hash } = new URL(next, HERE)
  const isOurs = origin === HERE && (pathname === MEMBER_HOME || pathname.startsWith(`${MEMBER_HOME}/`))
  return isOurs ? pathname + question + hash : MEMBER_HOME
}

/** The login page, with a return address. */
export function loginAddress({ pathname, search = '', hash = '' }: Place): string {
  return `/login?${new URLSearchParams({ next: pathname + search + hash }).toString()}`
}
