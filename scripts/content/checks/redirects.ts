import { API_PREFIXES } from '#server/platform/http/api-paths.ts'
import type { ContentDocument, Site } from './document.ts'
import { linkFinding } from './links.ts'
import type { Finding } from './problem.ts'
import { isPage, pathOf, redirectsIn } from './site-map.ts'

/** Addresses of the server and of files, which a redirect could not replace or would break. */
const RESERVED = [
  ...API_PREFIXES,
  ...['/assets', '/images', '/reports', '/staff', '/admin', '/404', '/explore/404'],
]

/** Reports old addresses that are in use, those of hidden documents as well, and targets that do not exist. */
export function checkRedirects(site: Site) {
  for (const { document, from, to } of redirectsIn(site.documents)) {
    const source = sourceFinding(from.value, site)
    if (source) document.report(from, source)
    const target = targetFinding(to.value, document, site)
    if (target) document.report(to, target)
  }
}

function sourceFinding(from: string, { siteMap }: Site): Finding | undefined {
  const reserved = RESERVED.find((prefix) => from === prefix || from.startsWith(`${prefix}/`))
  if (reserved !== undefined)
    return { rule: 'redirect-source', found: `addresses at ${reserved} belong to the site itself.` }
  if (!isPage(from, siteMap)) return undefined
  return { rule: 'redirect-source', found: `"${from}" is the address of a page of this site.` }
}

function targetFinding(to: string, document: ContentDocument, site: Site): Finding | undefined {
  const rule = 'redirect-target'
  const path = pathOf(to)
  if (/^[a-z]*:?\/\//i.test(to)) return { rule, found: `"${to}" is an address of another site.` }
  if (site.siteMap.redirects.has(path)) return { rule, found: `"${path}" is an old address itself.` }
  if (path !== '/' && /^[^?#]*\/(?:[?#]|$)/.test(to)) {
    const fix = `Write "${to.replace(/^([^?#]*?)\/+(?=[?#]|$)/, '$1')}".`
    return { rule, found: `"${to}" has a slash at the end.`, fix }
  }
  return linkFinding(to, document, site)
}
