import { API_PREFIXES } from '#server/platform/http/api-paths.ts'
import { linkFinding, pageFinding } from './links.ts'
import { documentsOf, type ContentDocument } from './document.ts'
import type { Finding, Words } from './problem.ts'
import type { Site } from './site.ts'
import { pathOf, redirectsIn, type SiteMap } from './site-map.ts'

/** Addresses of the server and of files, which a redirect could not replace or would break. */
const RESERVED = [
  ...API_PREFIXES,
  ...['/assets', '/images', '/reports', '/staff', '/admin', '/404', '/explore/404'],
]

/** Reports old addresses that are in use, those of hidden documents as well, and targets that do not exist. */
export function checkRedirects({ documents, siteMap }: Site) {
  const seen = new Map<string, number>()
  for (const { document, from, to } of redirectsIn(documents)) {
    const { excerpt } = document.fields ?? {}
    const line = excerpt?.lineOf(from.range?.[0] ?? 0) ?? 1
    const first = seen.get(from.value)
    seen.set(from.value, first ?? line)
    const taken = sourceWords(from.value, siteMap(), documents)
    if (first !== undefined)
      excerpt?.report(from, {
        rule: 'repeated-item',
        found: `"${from.value}" is there twice.`,
        fix: 'Remove one of the two.',
        expected: `An old address leads to one page; the first is on line ${first}.`,
      })
    else if (taken) excerpt?.report(from, { rule: 'redirect-source', ...taken })
    const finding = targetFinding(from.value, to.value, siteMap(document))
    if (finding) excerpt?.report(to, finding)
  }
}

function sourceWords(
  from: string,
  site: SiteMap,
  documents: ReadonlyArray<ContentDocument>,
): Words | undefined {
  const reserved = RESERVED.find((prefix) => from === prefix || from.startsWith(`${prefix}/`))
  if (reserved !== undefined)
    return {
      found: `addresses at ${reserved} belong to the site itself.`,
      fix: 'Remove this entry.',
      expected: 'Old addresses are addresses of pages.',
    }
  // Calendar files of hidden events too.
  const [, event] = /^\/events\/(.+)\.ics$/.exec(from) ?? []
  const isTaken =
    event === undefined
      ? !pageFinding(from, site)
      : documentsOf(documents, 'Event').some(({ key }) => key === event)
  if (!site.pages || !isTaken) return undefined
  return {
    found: `"${from}" is the address of a page of this site.`,
    fix: 'Remove this entry, or the page.',
    expected: 'Nobody would see the page: an old address has none any more.',
  }
}

function targetFinding(from: string, to: string, site: SiteMap): Finding | undefined {
  const rule = 'redirect-target'
  const path = pathOf(to)
  if (/^[a-z]*:?\/\//i.test(to))
    return {
      rule,
      found: `"${to}" is an address of another site.`,
      expected: 'Old addresses lead to pages of this site: they begin with one /.',
    }
  if (site.redirects.has(path)) return { rule, ...chainWords(from, path, site.redirects) }
  if (path !== '/' && /^[^?#]*\/(?:[?#]|$)/.test(to))
    return {
      rule,
      found: `"${to}" has a slash at the end.`,
      fix: `Write "${to.replace(/^([^?#]*?)\/+(?=[?#]|$)/, '$1')}".`,
      expected: 'Otherwise visitors would be sent on twice.',
    }
  return linkFinding(to, site)
}

function chainWords(from: string, to: string, redirects: ReadonlyMap<string, string>): Words {
  const way = [from]
  let next: string | undefined = to
  while (next !== undefined && !way.includes(next)) {
    way.push(next)
    const target = redirects.get(next)
    next = target === undefined ? undefined : pathOf(target)
  }
  if (next === undefined)
    return {
      found: `"${to}" is an old address itself.`,
      fix: `Write "${way.at(-1)}", where it leads in the end.`,
    }
  return {
    found: `this leads round in a circle: ${[...way, next].join(', ')}.`,
    fix: 'Write the address of a page.',
  }
}
