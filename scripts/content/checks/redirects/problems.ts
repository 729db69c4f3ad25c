import { posix } from 'node:path'
import { API_PREFIXES } from '#server/platform/http/api-paths.ts'
import { linkProblem } from '#scripts/content/checks/addresses.ts'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Finding, type Problem } from '#scripts/content/checks/problem.ts'
import { pageFinding, pathOf, type SiteMap } from '#scripts/content/checks/site-map.ts'
import { writtenRedirects } from './written.ts'

/** Addresses of the server and of files, which a redirect could not replace or would break. */
const RESERVED = [
  ...API_PREFIXES,
  '/assets',
  '/images',
  '/reports',
  '/staff',
  '/admin',
  '/404',
  '/explore/404',
]

/**
 * Reports old addresses that are in use, and targets that do not exist. The addresses of hidden documents, which are in
 * `everything`, are in use as well.
 */
export function redirectProblems(
  documents: ReadonlyArray<ContentDocument>,
  targets: (document: ContentDocument) => SiteMap,
  everything: SiteMap,
): Array<Problem> {
  return documents.flatMap((document) => {
    const { fields } = document
    if (!fields) return []
    const site = targets(document)
    const seen = new Map<string, number>()
    return writtenRedirects(document).flatMap(({ from, to }) => {
      const earlier = seen.get(from.value)
      if (earlier === undefined) seen.set(from.value, offsetOf(from))
      const source =
        earlier === undefined
          ? sourceFinding(from.value, everything, documents)
          : repeated(from.value, fields.excerpt.at(earlier).line)
      const target = targetFinding(from.value, to.value, site)
      return [
        ...(source ? [problemAt(fields.excerpt, offsetOf(from), source.rule, source.words)] : []),
        ...(target ? [problemAt(fields.excerpt, offsetOf(to), target.rule, target.words)] : []),
      ]
    })
  })
}

function repeated(from: string, line: number): Finding {
  const words = {
    found: `"${from}" is there twice.`,
    fix: 'Remove one of the two.',
    expected: `An old address leads to one page; the first is on line ${line}.`,
  }
  return { rule: 'repeated-item', words }
}

function sourceFinding(
  from: string,
  site: SiteMap,
  documents: ReadonlyArray<ContentDocument>,
): Finding | undefined {
  const reserved = RESERVED.find((prefix) => from === prefix || from.startsWith(`${prefix}/`))
  if (reserved !== undefined) {
    const words = {
      found: `addresses at ${reserved} belong to the site itself.`,
      fix: 'Remove this entry.',
      expected: 'Old addresses are addresses of pages.',
    }
    return { rule: 'redirect-source', words }
  }
  if (!isTaken(from, site, documents)) return undefined
  const words = {
    found: `"${from}" is the address of a page of this site.`,
    fix: 'Remove this entry, or the page.',
    expected: 'Nobody would see the page: an old address has none any more.',
  }
  return { rule: 'redirect-source', words }
}

function isTaken(from: string, site: SiteMap, documents: ReadonlyArray<ContentDocument>) {
  if (site.pages === undefined) return false
  const [, event] = /^\/events\/(.+)\.ics$/.exec(from) ?? []
  // Calendar files are not among the addresses of documents.
  if (event !== undefined)
    return documents.some(
      ({ schema, file }) => schema.name === 'Event' && posix.basename(file, '.md') === event,
    )
  return pageFinding(from, site) === undefined
}

function targetFinding(from: string, to: string, site: SiteMap): Finding | undefined {
  const path = pathOf(to)
  if (/^[a-z]*:?\/\//i.test(to)) {
    const words = {
      found: `"${to}" is an address of another site.`,
      expected: 'Old addresses lead to pages of this site: they begin with one /.',
    }
    return { rule: 'redirect-target', words }
  }
  if (site.redirects?.has(path)) return chainFinding(from, path, site.redirects)
  if (path !== '/' && /^[^?#]*\/(?:[?#]|$)/.test(to)) {
    const words = {
      found: `"${to}" has a slash at the end.`,
      fix: `Write "${to.replace(/^([^?#]*?)\/+(?=[?#]|$)/, '$1')}".`,
      expected: 'Otherwise visitors would be sent on twice.',
    }
    return { rule: 'redirect-target', words }
  }
  return linkProblem(to, site)
}

function chainFinding(from: string, to: string, redirects: ReadonlyMap<string, string>): Finding {
  const way = [from]
  let next: string | undefined = to
  while (next !== undefined && !way.includes(next)) {
    way.push(next)
    const target = redirects.get(next)
    next = target === undefined ? undefined : pathOf(target)
  }
  const isCircle = next !== undefined
  const words = {
    found: isCircle
      ? `this leads round in a circle: ${[...way, next].join(', ')}.`
      : `"${to}" is an old address itself.`,
    fix: isCircle ? 'Write the address of a page.' : `Write "${way.at(-1)}", where it leads in the end.`,
    expected: 'An old address leads straight to a page.',
  }
  return { rule: 'redirect-target', words }
}
