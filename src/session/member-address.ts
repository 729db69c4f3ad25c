import { matchPath } from 'react-router-dom'
import { isRecord } from '#contract/endpoint.ts'
import { MEMBER_HOME, type Area } from '#src/lib/addresses.ts'

// The home page, and pages that are useless to signed-in members.
const FOR_VISITORS = ['', '/signup', '/password-recovery']

/** The state of a navigation with which the guard of the member area redirects to a public page. */
export const SENT_BACK = { isSentBack: true }

export function isSentBack(state: unknown): boolean {
  return isRecord(state) && state.isSentBack === true
}

type Place = { pathname: string; search?: string; hash?: string }

/**
 * The target of a signed-in member on a public page: its counterpart in the member area, or the start page for the
 * home page and sign-in pages. Null for pages on which members may stay, such as recovery links.
 */
export function memberAddressFor(
  { pathname, search = '', hash = '' }: Place,
  memberPages: ReadonlyArray<string> = __MEMBER_PAGES__,
): string | null {
  const page = pathname.toLowerCase().replace(/\/+$/, '')
  if (page === '/password-recovery' && isRecoveryInProgress({ search, hash })) return null
  if (page === '/login') return readNext(search)
  if (FOR_VISITORS.includes(page)) return MEMBER_HOME
  const counterpart = counterpartOf(page, memberPages)
  return counterpart && counterpart + search + hash
}

/** The counterpart of a public page in the member area. */
function counterpartOf(page: string, memberPages: ReadonlyArray<string> = __MEMBER_PAGES__): string | null {
  const counterpart = MEMBER_HOME + page.replace(/^\/about-us$/, '/about')
  return memberPages.some((path) => matchPath(path, counterpart)) ? counterpart : null
}

/** A section whose buttons lead to the counterparts of public pages, if it is shown in the member area. */
export function inArea<Copy extends { actions?: ReadonlyArray<{ label: string; to: string }> }>(
  area: Area,
  copy: Copy,
): Copy {
  if (area === '') return copy
  const actions = copy.actions?.map((action) => ({ ...action, to: counterpartOf(action.to) ?? action.to }))
  return { ...copy, actions }
}

function isRecoveryInProgress({ search, hash }: { search: string; hash: string }): boolean {
  // Includes a recovery link that waits for its button to be pressed.
  return hash.startsWith('#link=') || /[?&]step=(?:confirm-code|new-password)\b/.test(search)
}

const FOR_MEMBERS = /^\/(?:explore|staff)(?:[/?#]|$)/

/** The target after login: the page in `next` if it is in the member area, otherwise the start page. */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  if (!FOR_MEMBERS.test(next)) return MEMBER_HOME
  // Resolves steps up, as in /explore/../donate.
  const { pathname, search: question, hash } = new URL(next, 'https://any.invalid')
  return FOR_MEMBERS.test(pathname) ? pathname + question + hash : MEMBER_HOME
}

/** The login page, with a return address. */
export function loginAddress({ pathname, search = '', hash = '' }: Place): string {
  return `/login?${new URLSearchParams({ next: pathname + search + hash }).toString()}`
}
