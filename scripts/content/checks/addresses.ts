import { posix } from 'node:path'
import { dayOf } from '#contract/days.ts'
import { EVERYWHERE } from '#scripts/content/page-anchors.ts'
import { pageOf, sitePages } from '#scripts/content/site-pages.ts'
import { isVisible } from '#scripts/content/visibility.ts'
import { API_PREFIXES } from '#server/platform/http/api-paths.ts'
import { formatDay } from '#src/lib/dates.ts'
import type { ContentDocument, Site } from './document.ts'
import { allowed, didYouMean } from './nearest.ts'
import type { Finding } from './problem.ts'
import { addressesOf, isPage, pathOf, redirectsIn, type SiteMap } from './site-map.ts'

/** Signs of a sentence or a chat that are in no address: quotes, dashes, an ellipsis, CJK marks and emoji. */
const SWALLOWED =
  /[“”„‟‘‚«»‹›—…。，、；：！？（）]|[’–](?![\p{L}\p{N}])|’s?$|(?<=^https?:\/\/[^/]*)’|\p{Extended_Pictographic}/u

/** The problem with the address of another site, or undefined. */
export function webAddressFinding(value: string): Finding | undefined {
  const unusable = unusableFinding(value, 'web-address')
  if (unusable || isHttps(value)) return unusable
  return ['web-address', `"${value}" is not a complete https address.`]
}

/** The problem with an email address, or undefined. */
export function emailFinding(value: string): Finding | undefined {
  if (/^[\w.+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(value)) return undefined
  return ['email', `"${value}" is not an e-mail address.`]
}

/** The problem with a link in a text, which may also use mailto: and tel:, or undefined. */
export function textLinkFinding(value: string, document: ContentDocument, site: Site): Finding | undefined {
  if (/^tel:\+?[\d-]+$/.test(value)) return undefined
  if (!value.startsWith('mailto:')) return linkFinding(value, document, site)
  return emailFinding(value.slice('mailto:'.length).replace(/\?.*$/s, ''))
}

/** The problem with an internal or external link of a document, or undefined. */
export function linkFinding(value: string, document: ContentDocument, site: Site): Finding | undefined {
  const unusable = unusableFinding(value, 'link')
  if (unusable) return unusable
  if (isHttps(value)) return ownAddressFinding(value, site.siteMap)
  if (/^\/(?![/\\])\S*$/.test(value))
    return pageFinding(value, site.siteMap) ?? hiddenFinding(value, document, site)
  const [, scheme = ''] = /^([a-z]+):/i.exec(value) ?? []
  const reason = REFUSED[scheme.toLowerCase()] ?? 'is neither a page of this site nor an https address.'
  // A whole file may be written in place of an address.
  return ['link', `the link "${value.slice(0, 80)}" ${reason}`]
}

const REFUSED: Readonly<Record<string, string>> = {
  javascript: 'would run a program in the browser of visitors.',
  data: 'has a whole file inside it, which browsers refuse to open.',
  file: 'leads to a file on one computer, which nobody else has.',
  http: 'is not encrypted: others can read and change what it opens.',
}

function isHttps(value: string) {
  return /^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?/.test(value) && !/\s/.test(value) && URL.canParse(value)
}

/** An address that takes a sign of the text behind it along, or that has a user name in it, or undefined. */
function unusableFinding(value: string, rule: 'link' | 'web-address'): Finding | undefined {
  const [sign] = SWALLOWED.exec(value) ?? []
  if (sign !== undefined) {
    const address = value.slice(0, value.indexOf(sign))
    const fix = `Write "${address}" alone; in a text as [words](${address}) or <${address}>.`
    return [rule, `the sign ${sign} became a part of the address "${value}". ${fix}`]
  }
  const { username = '', password = '' } = isHttps(value) ? new URL(value) : {}
  if (username === '' && password === '') return undefined
  const found = 'the address has a user name or a password before its @, which everybody could read.'
  return [rule, `${found} Take it out, and change the password.`]
}

function ownAddressFinding(value: string, { domain }: SiteMap): Finding | undefined {
  const { hostname } = new URL(value)
  if (domain === undefined || ![domain, `www.${domain}`].includes(hostname)) return undefined
  const path = value.replace(/^https:\/\/[^/?#]*\/?/i, '/')
  return ['own-address', `"${value}" is a page of this site with its whole address. Write "${path}".`]
}

/** A link to what is taken off the site while the document is shown. */
function hiddenFinding(value: string, document: ContentDocument, site: Site): Finding | undefined {
  const isShown = ({ instant }: { instant: number }) => isVisible(document.visibility, new Date(instant))
  for (const { instant, siteMap } of site.siteMaps.filter(isShown)) {
    const finding = pageFinding(value, siteMap)
    if (!finding) continue
    const [rule, found, allowed] = finding
    if (instant > site.today.getTime())
      return ['hidden-target-later', `from ${formatDay(dayOf(instant))} on, ${found}`, allowed]
    if (rule !== 'unknown-page') return finding
    return ['hidden-target', `"${value}" leads to a document that is not shown at present.`]
  }
  return undefined
}

/** The query parameters of pages that read their query. Pages without an entry are not checked. */
const PARAMETERS: Readonly<Record<string, ReadonlyArray<string>>> = {
  '/donate': ['cause', 'amount', 'currency', 'type'],
  '/explore/community': ['q', 'topic', 'country', 'language', 'timezone', 'level', 'gender', 'sort', 'page'],
  '/faqs': ['q'],
  '/gallery': ['photo'],
  '/impact-stories': [],
  '/nominee-info': ['category'],
}

function pageFinding(address: string, site: SiteMap): Finding | undefined {
  const { addresses, complete, redirects, anchors } = site
  const path = pathOf(address)
  const [start = '', anchor = ''] = address.split('#')
  if (!isPage(path, site)) {
    const target = redirects.get(path)
    const fix = target ? ` Write "${target}", where this old address leads.` : didYouMean(path, addresses)
    return ['unknown-page', `there is no page "${path}" on this site.${fix}`]
  }
  const parameters = PARAMETERS[path]
  for (const [name, key] of new URLSearchParams(/\?(.*)/s.exec(start)?.[1])) {
    const keyed = `${path}?${name}=`
    if (key !== '' && complete.has(`${keyed}:slug`) && !addresses.has(keyed + key)) {
      const fix = didYouMean(keyed + key, addresses)
      return ['unknown-page', `"${keyed}${key}" leads nowhere: there is no "${key}".${fix}`]
    }
    if (!parameters || parameters.includes(name)) continue
    const found = `the page ${path} does not understand "${name}" behind the question mark.`
    const others = parameters.length > 0 ? allowed(parameters) : `Write "${path}" alone.`
    return ['unknown-parameter', found + didYouMean(name, parameters), others]
  }
  const known = anchors.get(path) ?? anchors.get(pageOf(path) ?? '')
  if (anchor === '' || !known || [...EVERYWHERE, ...known].includes(anchor)) return undefined
  const fix = didYouMean(anchor, known) || ` Write "${start}" without it, for the beginning of the page.`
  const others = known.length > 0 ? allowed(known) : 'No link leads into the middle of this page.'
  return ['unknown-anchor', `the page ${path} has no anchor "${anchor}".${fix}`, others]
}

/** Addresses of the server and of files, which a redirect could not replace or would break. */
const RESERVED = [
  ...API_PREFIXES,
  ...['/assets', '/images', '/reports', '/staff', '/admin', '/404', '/explore/404'],
]

/** Reports old addresses that are in use, those of hidden documents as well, and targets that do not exist. */
export function checkRedirects(site: Site) {
  for (const { document, place, from, to } of redirectsIn(site.documents)) {
    const isReserved = RESERVED.some((prefix) => from === prefix || from.startsWith(`${prefix}/`))
    if (isReserved || isPage(from, site.siteMap))
      document.report(`${place}.from`, 'redirect-source', `"${from}" is an address of this site.`)
    const target = targetFinding(to, document, site)
    if (target) document.report(`${place}.to`, ...target)
  }
}

/** The published documents that are changed or removed, before and now. */
function changesOfPublished({ documents, changes, today }: Site) {
  return changes.flatMap(({ before, file }) =>
    before && isVisible(before.visibility, today)
      ? [{ before, after: documents.find((document) => document.file === file) }]
      : [],
  )
}

/** The addresses of published documents that lead nowhere any more, and where they could lead. */
export function lostAddresses(site: Site) {
  const { siteMap } = site
  return changesOfPublished(site).flatMap(({ before, after }) => {
    const addresses = after ? addressesOf(after) : []
    return addressesOf(before).flatMap((from, index) =>
      from.includes('?') || isPage(from, siteMap) || siteMap.redirects.has(from)
        ? []
        : [{ before, after, from, to: addresses[index] ?? pageAbove(from) }],
    )
  })
}

/** Reports addresses of published documents that lead nowhere any more, or to another article. */
export function checkLostAddresses(site: Site) {
  for (const { before, after } of changesOfPublished(site)) {
    if (!after) continue
    const [address = ''] = addressesOf(before)
    const isTaken = site.siteMap.addresses.has(address) && !addressesOf(after).includes(address)
    const found = `the address ${address} leads to another article now. Give that one another number.`
    if (isTaken && before.data.id !== after.data.id) after.report('id', 'changed-id', found)
  }
  for (const { before, after, from, to } of lostAddresses(site)) {
    const entry = `- { from: ${from}, to: ${to} }`
    const found = `the address ${from} leads nowhere any more. Add "${entry}" to content/redirects.yaml.`
    if (!after) site.report('redirects.yaml', 'lost-address', found)
    else if (after.data.id === before.data.id) after.report(null, 'lost-address', found)
    else after.report('id', 'changed-id', found)
  }
}

/** The page that lists the document of an address. */
function pageAbove(address: string): string {
  const above = posix.dirname(address)
  return sitePages.includes(above) ? above : pageAbove(above)
}

function targetFinding(to: string, document: ContentDocument, site: Site): Finding | undefined {
  const path = pathOf(to)
  if (/^[a-z]*:?\/\//i.test(to)) return ['redirect-target', `"${to}" is an address of another site.`]
  if (site.siteMap.redirects.has(path)) return ['redirect-target', `"${path}" is an old address itself.`]
  if (path !== '/' && /^[^?#]*\/(?:[?#]|$)/.test(to))
    return ['redirect-target', `"${to}" has a slash at the end: remove it.`]
  return linkFinding(to, document, site)
}
