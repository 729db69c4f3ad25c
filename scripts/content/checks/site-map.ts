import { posix } from 'node:path'
import { groupedBy } from './collections.ts'
import type { ContentDocument } from './document.ts'
import {
  laterFinding,
  type LaterPlaces,
  isListPage,
  listPageFinding,
  listPagesOf,
  type ListPages,
} from '#scripts/content/checks/links/list-pages.ts'
import { parameterFinding } from './links/parameters.ts'
import { anchorFinding, readPageAnchors, type PageAnchors } from './links/page-anchors.ts'
import { didYouMean, named } from './nearest.ts'
import { problemOfFile, type Finding, type Problem } from './problem.ts'
import { redirectMap } from './redirects/written.ts'

/** The valid targets of links. */
export type SiteMap = ListPages & {
  /** The paths of the site with parameters, such as /blog/:id. Undefined if unknown. */
  pages: ReadonlyArray<string> | undefined
  /** Addresses that end in the key of a document, with the existing keys: /donate?cause= → hackathon… */
  keys: ReadonlyMap<string, ReadonlySet<string>>
  /** Old addresses in lower case, with their targets. */
  redirects?: ReadonlyMap<string, string>
  /** The problem with a link to a document that is hidden while the linking one is shown. */
  hidden?: (address: string) => Finding | undefined
  /** The anchors of pages that have some: /donate → how-it-works… */
  anchors?: PageAnchors
  /** The pages of lists, and the anchors of pages, at later instants. */
  later?: () => ReadonlyArray<LaterPlaces>
  /** The site's own domain. Undefined if it cannot be read. */
  domain?: string | undefined
}

type Keyed = {
  schema: string
  addresses: Array<string>
  keyField?: string
  alsoField?: string
  /** Possible suffixes of the key. */
  endings?: Array<string>
}

const keyedAddresses: Array<Keyed> = [
  { schema: 'BlogArticle', addresses: ['/blog/', '/explore/blog/'], keyField: 'id' },
  { schema: 'ImpactStory', addresses: ['/impact-stories/', '/impact-stories?story='] },
  { schema: 'Mentor', addresses: ['/explore/community/'] },
  { schema: 'Project', addresses: ['/explore/projects/'] },
  { schema: 'Job', addresses: ['/jobs/', '/explore/jobs/'] },
  { schema: 'Cause', addresses: ['/donate/', '/donate?cause='] },
  { schema: 'AwardCategory', addresses: ['/nominee-info?category='] },
  { schema: 'Event', addresses: ['/events/'], endings: ['', '.ics'] },
  // Both the sections and the questions of the page are link targets.
  { schema: 'Faq', addresses: ['/faqs#'], alsoField: 'section' },
]

/** Collects the addresses of the documents. */
export function readSiteMap(
  documents: ReadonlyArray<ContentDocument>,
  pages: ReadonlyArray<string> | undefined,
): SiteMap {
  const byType = groupedBy(documents, ({ schema }) => schema.name)
  const keys = new Map<string, ReadonlySet<string>>()
  for (const { schema, addresses, keyField, alsoField, endings = [''] } of keyedAddresses) {
    const own = byType.get(schema) ?? []
    // The key of an unreadable document is unknown, so any link may be valid.
    if (own.some((document) => !document.fields)) continue
    const known = own.flatMap((document) => [
      ...(keyField
        ? [document.fields?.root.get(keyField)]
        : endings.map((ending) => fileKey(document.file) + ending)),
      alsoField ? document.fields?.root.get(alsoField) : undefined,
    ])
    const distinct = new Set(known.filter((key) => key !== undefined).map(String))
    for (const address of addresses) keys.set(address, distinct)
  }
  const settings = documents.find(({ schema }) => schema.name === 'SiteSettings')
  const domain = settings?.fields?.root.get('domain')
  return {
    pages,
    keys,
    redirects: redirectMap(documents),
    ...placesOf(documents),
    domain: typeof domain === 'string' ? domain : undefined,
  }
}

/** The targets that depend on several documents: pages of lists, and anchors. */
export function placesOf(
  documents: ReadonlyArray<ContentDocument>,
): Pick<SiteMap, keyof ListPages | 'anchors'> {
  return { anchors: readPageAnchors(documents, fileKey), ...listPagesOf(documents) }
}

/** The addresses of a document. */
export function addressesOf({ schema, file, fields }: ContentDocument): Array<string> {
  const keyed = keyedAddresses.find((each) => each.schema === schema.name)
  const key = keyed?.keyField ? fields?.root.get(keyed.keyField) : fileKey(file)
  const { addresses = [], endings = [''] } = keyed ?? {}
  return addresses.flatMap((start) => endings.map((ending) => `${start}${String(key)}${ending}`))
}

/** Reports documents whose address belongs to a fixed page: a mentor named compare.md would never be shown. */
export function takenAddressProblems(
  documents: ReadonlyArray<ContentDocument>,
  { pages = [] }: SiteMap,
): Array<Problem> {
  return keyedAddresses.flatMap(({ schema, addresses, keyField }) => {
    if (keyField !== undefined) return []
    const own = documents.filter((document) => document.schema.name === schema)
    return addresses.flatMap((start) =>
      own
        .filter(({ file }) => pages.includes(`${start}${fileKey(file)}`))
        .map(({ file }) =>
          problemOfFile(file, 'taken-address', {
            found: `the address ${start}${fileKey(file)} already belongs to another page.`,
            fix: `Give the file another name, such as ${fileKey(file)}-2${posix.extname(file)}.`,
            expected: `The name of a file is the end of its address, after ${start}.`,
          }),
        ),
    )
  })
}

function fileKey(file: string) {
  return posix.basename(file, posix.extname(file))
}

/** The path of an address: /blog/3 for /blog/3?x=1#top. */
export function pathOf(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Whether an address matches one of the pages, whose parameters begin with a colon: /blog/:id. */
export function isPage(address: string, pages: ReadonlyArray<string>): boolean {
  return pageOf(address, pages) !== undefined
}

/** The page that an address matches; a page without parameters takes precedence. */
function pageOf(address: string, pages: ReadonlyArray<string>): string | undefined {
  const parts = pathOf(address).split('/')
  return pages.includes(pathOf(address))
    ? pathOf(address)
    : pages.find((page) => {
        const wanted = pathOf(page).split('/')
        return (
          wanted.length === parts.length &&
          wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
        )
      })
}

/** The problem with an internal path, or undefined. */
export function pageFinding(address: string, site: SiteMap): Finding | undefined {
  const path = pathOf(address)
  if (path !== path.toLowerCase()) {
    const words = {
      found: `the address "${path}" has capital letters.`,
      fix: `Write "${path.toLowerCase()}".`,
      expected: 'Addresses of our pages are written in small letters.',
    }
    return { rule: 'unknown-page', words }
  }
  if (site.pages !== undefined && !isPage(address, site.pages)) {
    const fixed = site.pages.filter((page) => !/[:*]/.test(page))
    const words = {
      found: `there is no page "${path}" on this site.`,
      fix: movedTo(path, site) ?? didYouMean(path, named(fixed)),
      expected: 'Links to our own pages have to be written exactly like their address.',
    }
    return { rule: 'unknown-page', words }
  }
  const page = pageOf(address, site.pages ?? []) ?? path
  return (
    documentFinding(address, site) ??
    listPageFinding(path, site) ??
    (isListPage(path) ? laterFinding(site.later, (places) => listPageFinding(path, places)) : undefined) ??
    parameterFinding(address, page) ??
    anchorFinding(address, page, site.anchors) ??
    (address.includes('#')
      ? laterFinding(site.later, ({ anchors }) => anchorFinding(address, page, anchors))
      : undefined)
  )
}

/** The fix for a link to an old address. */
function movedTo(path: string, { redirects }: SiteMap) {
  const target = redirects?.get(path)
  return target === undefined ? undefined : `Write "${target}", where this old address leads.`
}

function keyNameAfter(start: string) {
  const keyed = keyedAddresses.find(({ addresses }) => addresses.includes(start))
  if (keyed?.endings !== undefined)
    return `the name of a document${keyed.endings.join(', or the same with ')}`
  return start.endsWith('/') ? 'an id' : 'a file name without its ending'
}

/** The key that an address has after this beginning, or an empty text. A slash at the end of a path changes nothing. */
function keyAfter(start: string, address: string): string {
  const path = pathOf(address)
  const [page = '', parameter] = start.split('?')
  if (start.endsWith('#')) return path === start.slice(0, -1) ? (/#(.*)$/s.exec(address)?.[1] ?? '') : ''
  if (parameter !== undefined) {
    const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(address) ?? []
    return path === page ? (new URLSearchParams(query).get(parameter.slice(0, -1)) ?? '') : ''
  }
  const key = path.startsWith(start) ? path.slice(start.length) : ''
  // Deeper paths, such as /blog/page/2, are separate pages.
  return key.includes('/') ? '' : key
}

function documentFinding(address: string, site: SiteMap): Finding | undefined {
  const { keys, pages = [], hidden } = site
  for (const [start, known] of keys) {
    // Some fixed pages share the prefix: /explore/community/compare is no mentor.
    if (start.endsWith('/') && pages.includes(pathOf(address))) continue
    const key = keyAfter(start, address)
    if (key === '') continue
    if (known.has(key)) {
      const finding = hidden?.(start + key)
      if (finding) return finding
      continue
    }
    const words = {
      found: `"${address}" leads nowhere: there is no "${key}".`,
      fix: movedTo(pathOf(address), site) ?? didYouMean(key, named([...known])),
      expected: `After ${start} comes ${keyNameAfter(start)}.`,
    }
    return { rule: 'unknown-document', words }
  }
  return undefined
}
