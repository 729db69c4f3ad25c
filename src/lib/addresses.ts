/** Two columns of three. */
export const ARTICLES_PER_PAGE = 6

/** The number of pages of the blog, at least one. */
export function blogPageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / ARTICLES_PER_PAGE))
}

export const MEMBER_HOME = '/explore'

/** A part of the site: the public pages, or the member area, which shows some of the same pages. */
export type Area = '' | typeof MEMBER_HOME

/** The path of the prerendered page for unknown addresses, within each area. */
export const NOT_FOUND_PATH = '/404'

/** The page that the service worker shows at any address that cannot be opened without a connection. */
export const OFFLINE_URL = '/offline'

/**
 * The name of a meta element that marks pages served at other addresses: the page for unknown addresses, and the
 * offline page. Its content is the path that the page is prerendered for.
 */
export const FALLBACK_MARK = 'fallback'

export function isMemberPath(path: string): boolean {
  return /^\/explore(?:[/.]|$)/i.test(path)
}

export function areaOf({ url }: { url: string }): Area {
  return isMemberPath(new URL(url).pathname) ? MEMBER_HOME : ''
}

/** The path of the page that a loader runs for. */
export function pathOf({ url }: { url: string }): string {
  return new URL(url).pathname.replace(/\.data$|\/$/, '')
}

/** The address of a page of the blog; the first page is /blog itself. */
export function blogPageUrl(page: number, area: Area = ''): string {
  return page === 1 ? `${area}/blog` : `${area}/blog/page/${page}`
}

export function articleUrl(id: number, area: Area): string {
  return `${area}/blog/${id}`
}

export function storyUrl(slug: string): string {
  return `/impact-stories/${slug}`
}

export const SEARCH_URL = '/search'

export const EVENTS_URL = '/events'

export function eventsOfYearUrl(year: string): string {
  return `${EVENTS_URL}/year/${year}`
}

export function eventUrl(slug: string): string {
  return `${EVENTS_URL}/${slug}`
}

/** The year of a local time such as 2026-03-07T10:00. */
export function yearOf(start: string): string {
  return start.slice(0, 4)
}

export function categoryUrl(key: string): string {
  return `/nominee-info?category=${encodeURIComponent(key)}`
}

export const DONATE_URL = '/donate'

export function causeUrl(slug: string): string {
  return `${DONATE_URL}/${slug}`
}

export function projectUrl(slug: string): string {
  return `${MEMBER_HOME}/projects/${slug}`
}

export function reportUrl(year: number): string {
  return `/reports/impact-report-${year}.pdf`
}

export function jobsUrl(area: Area): string {
  return `${area}/jobs`
}

export function jobUrl(slug: string, area: Area): string {
  return `${jobsUrl(area)}/${slug}`
}

export const MEMBER_CONTACT_URL = `${MEMBER_HOME}/contact-us`
