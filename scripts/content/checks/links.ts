import { dayOf } from '#contract/days.ts'
import { formatDay } from '#src/lib/dates.ts'
import { emailProblem, httpsFix, isHttps, refusedScheme, unusableFinding } from './addresses.ts'
import { pageOf } from '#scripts/content/site-pages.ts'
import { EVERYWHERE } from './anchors.ts'
import type { ContentDocument, Site } from './document.ts'
import { allowed, didYouMean, named } from './nearest.ts'
import type { Finding } from './problem.ts'
import { isPage, pathOf, type SiteMap } from './site-map.ts'

/** The problem with a link in a text, which may also use mailto: and tel:, or undefined. */
export function textLinkFinding(value: string, document: ContentDocument, site: Site): Finding | undefined {
  if (/^tel:\+?[\d-]+$/.test(value)) return undefined
  if (!value.startsWith('mailto:')) return linkFinding(value, document, site)
  return emailProblem(value.slice('mailto:'.length).replace(/\?.*$/s, ''))
}

/** The problem with an internal or external link of a document, or undefined. */
export function linkFinding(value: string, document: ContentDocument, site: Site): Finding | undefined {
  const unusable = unusableFinding(value)
  if (unusable) return { ...unusable, rule: 'link' }
  if (isHttps(value)) return ownAddressFinding(value, site.siteMap)
  if (/^\/(?![/\\])\S*$/.test(value))
    return pageFinding(value, site.siteMap) ?? hiddenFinding(value, document, site)
  return { rule: 'link', found: unknownKind(value), fix: linkFix(value) }
}

function unknownKind(value: string) {
  if (value === '') return 'this link has no address.'
  if (/^#./.test(value)) return `the link "${value}" names a place on a page, but not the page.`
  // A whole file may be written in place of an address.
  const reason = refusedScheme(value) ?? 'is neither a page of this site nor an https address.'
  return `the link "${value.slice(0, 80)}" ${reason}`
}

function linkFix(value: string) {
  if (/^#./.test(value))
    return `Write the address of the page before it, as in "/page${value}", even where that is this page.`
  const isBare = /^[a-z][a-z0-9-]*(?:[/?#][^.\s]*)?$/i.test(value)
  return isBare && pageOf(pathOf(`/${value}`)) ? `Did you mean "/${value}"?` : httpsFix(value)
}

/** Links to our own pages must not contain the domain. */
function ownAddressFinding(value: string, { domain }: SiteMap): Finding | undefined {
  const { hostname } = new URL(value)
  if (domain === undefined || ![domain, `www.${domain}`].includes(hostname)) return undefined
  const path = value.replace(/^https:\/\/[^/?#]*\/?/i, '/')
  const found = `"${value}" is a page of this site with its whole address.`
  return { rule: 'own-address', found, fix: `Write "${path}".` }
}

/** A link to what is taken off the site while the document is shown. */
function hiddenFinding(
  value: string,
  document: ContentDocument,
  { today, siteMaps }: Site,
): Finding | undefined {
  for (const { instant, siteMap } of siteMaps(document)) {
    const finding = pageFinding(value, siteMap)
    if (!finding) continue
    const found = `from ${formatDay(dayOf(instant))} on, ${finding.found}`
    if (instant > today.getTime()) return { ...finding, rule: 'hidden-target-later', found }
    if (finding.rule !== 'unknown-page') return finding
    return { rule: 'hidden-target', found: `"${value}" leads to a document that is not shown at present.` }
  }
  return undefined
}

/** The problem with an internal path, or undefined. */
function pageFinding(address: string, site: SiteMap): Finding | undefined {
  const path = pathOf(address)
  if (path !== path.toLowerCase()) {
    const found = `the address "${path}" has capital letters.`
    return { rule: 'unknown-page', found, fix: `Write "${path.toLowerCase()}".` }
  }
  if (!isPage(path, site)) {
    const found = `there is no page "${path}" on this site.`
    return {
      rule: 'unknown-page',
      found,
      fix: movedTo(path, site) ?? didYouMean(path, named(site.addresses)),
    }
  }
  return keyFinding(address, site) ?? parameterFinding(address) ?? anchorFinding(address, site)
}

/** The fix for a link to an old address. */
function movedTo(path: string, { redirects }: SiteMap) {
  const target = redirects.get(path)
  return target && `Write "${target}", where this old address leads.`
}

/** The key of a document behind the question mark that there is not. */
function keyFinding(address: string, { addresses, starts }: SiteMap): Finding | undefined {
  for (const [name, key] of queryOf(address)) {
    const start = `${pathOf(address)}?${name}=`
    if (key === '' || !starts.includes(start) || addresses.has(start + key)) continue
    const found = `"${start}${key}" leads nowhere: there is no "${key}".`
    return { rule: 'unknown-page', found, fix: didYouMean(start + key, named(addresses)) }
  }
  return undefined
}

function queryOf(address: string) {
  return new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(address)?.[1])
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

function parameterFinding(address: string): Finding | undefined {
  const page = pathOf(address)
  const known = PARAMETERS[page]
  const unknown = [...queryOf(address).keys()].find((name) => !known?.includes(name))
  if (!known || unknown === undefined) return undefined
  return {
    rule: 'unknown-parameter',
    found: `the page ${page} does not understand "${unknown}" behind the question mark.`,
    fix: didYouMean(unknown, named(known)),
    expected: allowed(named(known)),
  }
}

function anchorFinding(address: string, { anchors }: SiteMap): Finding | undefined {
  const [start = '', anchor = ''] = address.split('#')
  if (anchor === '') return undefined
  const known = anchors.get(pathOf(start)) ?? anchors.get(pageOf(pathOf(start)) ?? '')
  if (!known || [...EVERYWHERE, ...known].includes(anchor)) return undefined
  return {
    rule: 'unknown-anchor',
    found: `the page ${pathOf(start)} has no anchor "${anchor}".`,
    fix: didYouMean(anchor, named(known)) ?? `Write "${start}" without it, for the beginning of the page.`,
    expected: known.length > 0 ? allowed(named(known)) : 'No link leads into the middle of this page.',
  }
}
