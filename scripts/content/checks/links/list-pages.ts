import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { eventPages } from '#scripts/content/checks/facts/event-pages.ts'
import { allowed, didYouMean, named } from '#scripts/content/checks/nearest.ts'
import type { Finding } from '#scripts/content/checks/problem.ts'
import { blogPageCount } from '#src/lib/addresses.ts'

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
