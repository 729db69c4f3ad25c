import { emailProblem, httpsFix, isHttps, schemeProblem, unusableFinding } from './addresses.ts'
import { allowed, didYouMean, named } from './nearest.ts'
import { anchorFinding, isListPage, listPageFinding } from './places.ts'
import type { Finding } from './problem.ts'
import { isPage, keyedAddresses, pageOf, pathOf, type Later, type SiteMap } from './site-map.ts'

/** The problem with a link in a text, which may also use mailto: and tel:, or undefined. */
export function textLinkFinding(value: string, site: SiteMap): Finding | undefined {
  if (/^tel:\+?[\d-]+$/.test(value)) return undefined
  if (!value.startsWith('mailto:')) return linkFinding(value, site)
  return emailProblem(value.slice('mailto:'.length).replace(/\?.*$/s, ''))
}

/** The problem with an internal or external link, or undefined. */
export function linkFinding(value: string, site: SiteMap): Finding | undefined {
  const unusable = unusableFinding(value)
  if (unusable) return { ...unusable, rule: 'link' }
  if (isHttps(value)) return ownAddressFinding(value, site)
  if (/^\/(?![/\\])\S*$/.test(value)) return pageFinding(value, site)
  return { rule: 'link', found: schemeProblem(value) ?? unknownKind(value), fix: linkFix(value, site) }
}

function unknownKind(value: string) {
  if (value === '') return 'this link has no address.'
  if (/^#./.test(value)) return `the link "${value}" names a place on a page, but not the page.`
  return `the link "${value}" is neither a page of this site nor an https address.`
}

function linkFix(value: string, { pages }: SiteMap) {
  if (/^#./.test(value))
    return `Write the address of the page before it, as in "/page${value}", even where that is this page.`
  const isBare = /^[a-z][a-z0-9-]*(?:[/?#][^.\s]*)?$/i.test(value)
  return isBare && (!pages || isPage(`/${value}`, pages)) ? `Did you mean "/${value}"?` : httpsFix(value)
}

/** Links to our own pages must not contain the domain. */
function ownAddressFinding(value: string, { domain }: SiteMap): Finding | undefined {
  const { hostname } = new URL(value)
  if (domain === undefined || ![domain, `www.${domain}`].includes(hostname)) return undefined
  const path = value.replace(/^https:\/\/[^/?#]*/i, '')
  return {
    rule: 'own-address',
    found: `"${value}" is a page of this site with its whole address.`,
    fix: `Write "${path.startsWith('/') ? path : `/${path}`}".`,
  }
}

/** The problem with an internal path, or undefined. */
export function pageFinding(address: string, site: SiteMap): Finding | undefined {
  const path = pathOf(address)
  if (path !== path.toLowerCase())
    return {
      rule: 'unknown-page',
      found: `the address "${path}" has capital letters.`,
      fix: `Write "${path.toLowerCase()}".`,
      expected: 'Addresses of our pages are written in small letters.',
    }
  if (site.pages && !isPage(address, site.pages))
    return {
      rule: 'unknown-page',
      found: `there is no page "${path}" on this site.`,
      fix: movedTo(path, site) ?? didYouMean(path, named(site.pages.filter((page) => !/[:*]/.test(page)))),
    }
  const page = pageOf(address, site.pages ?? []) ?? path
  return (
    documentFinding(address, site) ??
    listPageFinding(path, site.places) ??
    (isListPage(path) ? laterFinding(site, ({ places }) => listPageFinding(path, places)) : undefined) ??
    parameterFinding(address, page) ??
    anchorFinding(address, page, site.places) ??
    (address.includes('#')
      ? laterFinding(site, ({ places }) => anchorFinding(address, page, places))
      : undefined)
  )
}

/** The fix for a link to an old address. */
function movedTo(path: string, { redirects }: SiteMap) {
  const target = redirects.get(path)
  return target && `Write "${target}", where this old address leads.`
}

/** The first problem that a link will have, with its day, or undefined. */
function laterFinding({ later }: SiteMap, find: (later: Later) => Finding | undefined): Finding | undefined {
  for (const each of later()) {
    const finding = find(each)
    if (finding)
      return { ...finding, rule: 'hidden-target-later', found: `from ${each.day} on, ${finding.found}` }
  }
  return undefined
}

function documentFinding(address: string, site: SiteMap): Finding | undefined {
  const { keys, pages = [], hidden } = site
  for (const [start, known] of keys) {
    // Some fixed pages share the prefix: /explore/community/compare is no mentor.
    if (start.endsWith('/') && pages.includes(pathOf(address))) continue
    const key = keyAfter(start, address)
    if (key === '') continue
    const target = known.get(key)
    if (target === undefined) {
      const endings = keyedAddresses.find(({ addresses }) => addresses.includes(start))?.endings
      const name = start.endsWith('/') ? 'an id' : 'a file name without its ending'
      return {
        rule: 'unknown-document',
        found: `"${address}" leads nowhere: there is no "${key}".`,
        fix: movedTo(pathOf(address), site) ?? didYouMean(key, named(known.keys())),
        expected: `After ${start} comes ${endings ? `the name of a document${endings.join(', or the same with ')}` : name}.`,
      }
    }
    const finding = target && hidden(start + key, target)
    if (finding) return finding
  }
  return undefined
}

/** The key that an address has after this beginning, or an empty text. A slash at the end of a path changes nothing. */
function keyAfter(start: string, address: string): string {
  const path = pathOf(address)
  const [page = '', parameter] = start.split('?')
  if (start.endsWith('#')) return path === start.slice(0, -1) ? (/#(.*)$/s.exec(address)?.[1] ?? '') : ''
  if (parameter !== undefined)
    return path === page ? (queryOf(address)?.get(parameter.slice(0, -1)) ?? '') : ''
  const key = path.startsWith(start) ? path.slice(start.length) : ''
  // Deeper paths, such as /blog/page/2, are separate pages.
  return key.includes('/') ? '' : key
}

function queryOf(address: string) {
  const [, query] = /^[^?#]*\?([^#]*)/.exec(address) ?? []
  return query === undefined ? undefined : new URLSearchParams(query)
}

/** The query parameters of pages that read their query. Pages without an entry are not checked. */
const PARAMETERS: Readonly<Record<string, ReadonlyArray<string>>> = {
  '/donate': ['cause', 'amount', 'currency', 'type'],
  '/explore/community': ['q', 'topic', 'country', 'language', 'timezone', 'level', 'gender', 'sort', 'page'],
  '/faqs': ['q'],
  '/gallery': ['photo'],
  '/impact-stories': ['story'],
  '/nominee-info': ['category'],
}

function parameterFinding(address: string, page: string): Finding | undefined {
  const known = PARAMETERS[page]
  const unknown = [...(queryOf(address)?.keys() ?? [])].find((name) => !known?.includes(name))
  if (!known || unknown === undefined) return undefined
  return {
    rule: 'unknown-parameter',
    found: `the page ${page} does not understand "${unknown}" behind the question mark.`,
    fix: didYouMean(unknown, named(known)),
    expected: allowed(named(known)),
  }
}
