import { blogPageCount, eventsOfYearUrl, eventUrl } from '#src/lib/addresses.ts'
import { pagesOfYears } from '#src/content/event-pages.ts'
import { isSeq } from 'yaml'
import { codeAnchors, documentAnchors, EVERYWHERE } from './anchors.ts'
import { localDateTimeProblem } from './calendar.ts'
import { allowed, didYouMean, named } from './nearest.ts'
import { documentsOf, groupsAt, type ContentDocument } from './document.ts'
import type { Finding } from './problem.ts'
import { timeZoneProblem } from './time-zones.ts'

/** The targets of links that depend on several documents. */
export type Places = {
  /** The anchors of each page, by its address or its path with parameters. Others are not checked. */
  anchors: ReadonlyMap<string, ReadonlyArray<string>>
  /** The number of pages of the list of articles. */
  blogPages: number
  /** The number of pages of each year with events. Undefined if an event cannot be read. */
  years: ReadonlyMap<string, number> | undefined
}

export function placesOf(documents: ReadonlyArray<ContentDocument>): Places {
  const events = eventPages(documents)
  const years = events && new Map([...events].sort().map(([year, pages]) => [year, pages.length]))
  const blogPages = blogPageCount(documentsOf(documents, 'BlogArticle').length)
  return { anchors: anchorsOf(documents, events), blogPages, years }
}

/** The keys of the events on the pages of each year; undefined if one cannot be read, so that any link may be valid. */
function eventPages(documents: ReadonlyArray<ContentDocument>) {
  const events = documentsOf(documents, 'Event')
  if (events.some(({ fields }) => !fields)) return undefined
  return pagesOfYears(
    events.flatMap(({ key, fields }) => {
      const start = String(fields?.root.get('start'))
      const timeZone = String(fields?.root.get('timeZone'))
      // Other rules report invalid times, and years that are a typing error.
      if (!/^[12]\d{3}/.test(start)) return []
      if (!localDateTimeProblem(start) && !timeZoneProblem(timeZone)) return { key, start, timeZone }
      return { key, start: `${start.slice(0, 4)}-01-01T00:00`, timeZone: 'UTC' }
    }),
  )
}

function anchorsOf(documents: ReadonlyArray<ContentDocument>, events: ReturnType<typeof eventPages>) {
  const anchors = new Map(Object.entries(codeAnchors))
  for (const { schema, pages, before = '', keyField, alsoField, section } of documentAnchors) {
    const own = documentsOf(documents, schema)
    const shown = own.filter(({ fields }) => section === undefined || fields?.root.get('section') === section)
    const keys = shown.map(
      ({ key, fields }) => before + (keyField ? String(fields?.root.get(keyField)) : key),
    )
    const groups = alsoField ? shown.map(({ fields }) => String(fields?.root.get(alsoField))) : []
    for (const page of pages) {
      // The key of an unreadable document is unknown, so any anchor may be valid.
      if (own.some(({ fields }) => !fields)) anchors.delete(page)
      else anchors.set(page, [...(anchors.get(page) ?? []), ...keys, ...new Set(groups)])
    }
  }
  // The pages of single years replace the pattern: /events shows an event for a year only.
  const common = anchors.get('/events/year/:year') ?? []
  anchors.delete('/events/year/:year')
  anchors.delete('/events/year/:year/page/:page')
  for (const [year, pages] of events ?? [])
    for (const [index, own] of pages.entries()) {
      const known = [...common, ...own.map(({ key }) => key)]
      anchors.set(eventsOfYearUrl(year, index + 1), known)
      // The first page has two addresses.
      if (index === 0) anchors.set(`${eventsOfYearUrl(year)}/page/1`, known)
    }
  for (const { key, fields } of documentsOf(documents, 'LegalPage')) {
    const sections = groupsAt(fields?.root, 'sections').map((section) => String(section.get('key')))
    if (isSeq(fields?.root.get('sections'))) anchors.set(`/${key}`, sections)
    else anchors.delete(`/${key}`)
  }
  return anchors
}

/** The problem with the fragment of an address, or undefined. `page` is the path with parameters. */
export function anchorFinding(address: string, page: string, { anchors }: Places): Finding | undefined {
  const [start = '', anchor = ''] = address.split('#')
  const known = anchors.get(start.replace(/\/?(?:\?.*)?$/s, '')) ?? anchors.get(page)
  if (anchor === '' || !known || [...EVERYWHERE, ...known].includes(anchor)) return undefined
  const [elsewhere] = [...anchors].find(([, others]) => others.includes(anchor)) ?? []
  const fix = elsewhere?.startsWith('/events/year/')
    ? `Write "${eventUrl(anchor)}", the page of the event.`
    : (didYouMean(anchor, named(known)) ?? `Write "${start}" without it, for the beginning of the page.`)
  return {
    rule: 'unknown-anchor',
    found: `the page ${start.replace(/\?.*$/s, '')} has no anchor "${anchor}".`,
    fix,
    expected: known.length > 0 ? allowed(named(known)) : 'No link leads into the middle of this page.',
  }
}

/** Whether a page of a list may have this path. */
export function isListPage(path: string) {
  return /\/page\/|^\/events\/year\//.test(path)
}

/** The problem with a link to a page of the lists of articles and events, or undefined. */
export function listPageFinding(path: string, { blogPages, years }: Places): Finding | undefined {
  const rule = 'unknown-page'
  const isNumber = (page: string, count: number) => /^[1-9]\d*$/.test(page) && Number(page) <= count
  const [, blog, number = ''] = /^((?:\/explore)?\/blog)\/page\/([^/]*)$/.exec(path) ?? []
  if (blog !== undefined && !isNumber(number, blogPages)) {
    const pages = `It has the pages 1 to ${blogPages}, which change with every article.`
    return {
      rule,
      found: `the list of articles has no page "${number}".`,
      fix: `Write "${blog}".`,
      expected: blogPages === 1 ? 'It has one page only.' : pages,
    }
  }
  const [, year, page] = /^\/events\/year\/([^/]*)(?:\/page\/([^/]*))?$/.exec(path) ?? []
  if (year === undefined || !years) return undefined
  const pages = years.get(year)
  if (pages === undefined) {
    const candidates = named(years.keys())
    return {
      rule,
      found: `there is no event of the year "${year}", so there is no page "${path}".`,
      fix: didYouMean(year, candidates),
      expected: allowed(candidates),
    }
  }
  if (page === undefined || isNumber(page, pages)) return undefined
  return {
    rule,
    found: `the list of events of ${year} has no page "${page}".`,
    fix: `Write "/events/year/${year}".`,
    expected: pages === 1 ? 'It has one page only.' : `It has the pages 1 to ${pages}.`,
  }
}
