import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { allowed, didYouMean, named } from '#scripts/content/checks/nearest.ts'
import type { Finding } from '#scripts/content/checks/problem.ts'
import { blogPageCount } from '#src/lib/addresses.ts'
import type { PageAnchors } from '#scripts/content/checks/links/page-anchors.ts'
import { localDateTimeProblem } from '#scripts/content/checks/calendar.ts'
import { timeZoneProblem } from '#scripts/content/checks/time-zones.ts'
import { pagesOfYears } from '#src/lib/event-pages.ts'

/** The pages of the lists of articles and events, which depend on how many there are. */
export type ListPages = {
  /** The number of pages of the blog. */
  blogPages?: number
  /** The years with events, and the number of pages of each. */
  years?: ReadonlyMap<string, number>
}

export function listPagesOf(documents: ReadonlyArray<ContentDocument>): ListPages {
  const articles = documents.filter(({ schema }) => schema.name === 'BlogArticle').length
  const years = eventPages(documents)
  return {
    blogPages: blogPageCount(articles),
    ...(years && { years: new Map([...years].sort().map(([year, pages]) => [year, pages.length])) }),
  }
}

/** The problem with a link to a page of a list, or undefined. */
export function listPageFinding(path: string, lists: ListPages): Finding | undefined {
  return blogPageFinding(path, lists) ?? yearFinding(path, lists)
}

/** Whether a page of a list may have this path. */
export function isListPage(path: string) {
  return /\/page\/|^\/events\/year\//.test(path)
}

function blogPageFinding(path: string, { blogPages }: ListPages): Finding | undefined {
  const [, start = '', number = ''] = /^((?:\/explore)?\/blog)\/page\/([^/]*)$/.exec(path) ?? []
  if (start === '' || blogPages === undefined) return undefined
  if (/^[1-9]\d*$/.test(number) && Number(number) <= blogPages) return undefined
  const words = {
    found: `the list of articles has no page "${number}".`,
    fix: `Write "${start}".`,
    expected:
      blogPages === 1
        ? 'It has one page only.'
        : `It has the pages 1 to ${blogPages}, which change with every article.`,
  }
  return { rule: 'unknown-page', words }
}

function yearFinding(path: string, { years }: ListPages): Finding | undefined {
  const [, year, page] = /^\/events\/year\/([^/]*)(?:\/page\/([^/]*))?$/.exec(path) ?? []
  if (year === undefined || years === undefined) return undefined
  const pages = years.get(year)
  if (pages === undefined) {
    const candidates = named([...years.keys()])
    const words = {
      found: `there is no event of the year "${year}", so there is no page "${path}".`,
      fix: didYouMean(year, candidates),
      expected: allowed(candidates),
    }
    return { rule: 'unknown-page', words }
  }
  if (page === undefined || (/^[1-9]\d*$/.test(page) && Number(page) <= pages)) return undefined
  const words = {
    found: `the list of events of ${year} has no page "${page}".`,
    fix: `Write "/events/year/${year}".`,
    expected: pages === 1 ? 'It has one page only.' : `It has the pages 1 to ${pages}.`,
  }
  return { rule: 'unknown-page', words }
}

/** The valid targets from an instant on, at which a document is taken off the site. */
export type LaterPlaces = ListPages & { day: string; anchors?: PageAnchors }

/** The first problem that a link will have, with its day, or undefined. */
export function laterFinding(
  later: (() => ReadonlyArray<LaterPlaces>) | undefined,
  find: (places: LaterPlaces) => Finding | undefined,
): Finding | undefined {
  for (const places of later?.() ?? []) {
    const finding = find(places)
    if (!finding) continue
    const words = { ...finding.words, found: `from ${places.day} on, ${finding.words.found}` }
    return { rule: 'hidden-target-later', words }
  }
  return undefined
}

type EventOnPage = { file: string; start: string; timeZone: string }

/** The events on the pages of each year; undefined if one cannot be read, so that any link may be valid. */
export function eventPages(
  documents: ReadonlyArray<ContentDocument>,
): Map<string, Array<Array<EventOnPage>>> | undefined {
  const events = documents.filter(({ schema }) => schema.name === 'Event')
  if (events.some(({ fields }) => !fields)) return undefined
  return pagesOfYears(
    events.map(({ file, fields }) => {
      const start = String(fields?.root.get('start'))
      const timeZone = String(fields?.root.get('timeZone'))
      // Other rules report invalid times.
      const isReadable = !localDateTimeProblem(start) && !timeZoneProblem(timeZone)
      return {
        file,
        ...(isReadable
          ? { start, timeZone }
          : { start: `${start.slice(0, 4)}-01-01T00:00`, timeZone: 'UTC' }),
      }
    }),
  )
}
