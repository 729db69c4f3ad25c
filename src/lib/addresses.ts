// @chunk parts
/** Two columns of three: the seventh article opens a second page. */
export const ARTICLES_PER_PAGE = 6

/** How many pages the blog has, at least one. */
export function blogPageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / ARTICLES_PER_PAGE))
}

/** Where the addresses of the member area begin. */
export const MEMBER_HOME = '/explore'

/** The part of the site: its public pages, or the member area, where some of them are shown as well. */
export type Area = '' | typeof MEMBER_HOME

/** The path of the prerendered page for unknown addresses, in each area. */
export const NOT_FOUND_PATH = '/404'

/** The page that shows, at any address, where one cannot be opened without a network. */
export const OFFLINE_URL = '/offline'

export function isMemberPath(path: string): boolean {
  return /^\/explore(?:[/.]|$)/i.test(path)
}

/** The area of the page a loader reads for. */
export function areaOf({ url }: { url: string }): Area {
  return isMemberPath(new URL(url).pathname) ? MEMBER_HOME : ''
}

/** The address of a page of the blog; the first is /blog itself. */
export function blogPageUrl(page: number, area: Area = ''): string {
  return page === 1 ? `${area}/blog` : `${area}/blog/page/${page}`
}

export function articleUrl(id: number, area: Area): string {
  return `${area}/blog/${id}`
}

export const STORIES_URL = '/impact-stories'

/** The page of a story, where it can be read in full. */
export function storyUrl(slug: string): string {
  return `${STORIES_URL}/${slug}`
}

/** Its card among the others. */
export function storyCardUrl(slug: string): string {
  return `${STORIES_URL}#${slug}`
}

export const SEARCH_URL = '/search'

export const EVENTS_URL = '/events'

/** A page of the events that began in a year; the first has no number. */
export function eventsOfYearUrl(year: number | string, page = 1): string {
  return page === 1 ? `${EVENTS_URL}/year/${year}` : `${EVENTS_URL}/year/${year}/page/${page}`
}

/** The page of an event. Its file is named after it. */
export function eventUrl(slug: string): string {
  return `${EVENTS_URL}/${slug}`
}

/** The year of a wall-clock time such as 2026-03-07T10:00. */
export function yearOf(start: string): string {
  return start.slice(0, 4)
}

/** The file of an event for calendars. */
export function eventCalendarUrl(slug: string): string {
  return `${EVENTS_URL}/${slug}.ics`
}

export const DONATE_URL = '/donate'

/** The page of a cause. */
export function causeUrl(slug: string): string {
  return `${DONATE_URL}/${slug}`
}

/** The page of a project, in the member area. */
export function projectUrl(slug: string): string {
  return `${MEMBER_HOME}/projects/${slug}`
}

/** The PDF of the impact report of a year. */
export function reportUrl(year: number): string {
  return `/reports/impact-report-${year}.pdf`
}

export function jobsUrl(area: Area): string {
  return `${area}/jobs`
}

/** The page of a job. */
export function jobUrl(slug: string, area: Area): string {
  return `${jobsUrl(area)}/${slug}`
}

export const MEMBER_CONTACT_URL = `${MEMBER_HOME}/contact-us`

export const MY_ACCOUNT_URL = `${MEMBER_HOME}/my-account`
export const EDIT_INFO_URL = `${MY_ACCOUNT_URL}/edit`
export const DONATIONS_URL = `${MEMBER_HOME}/donations`

/** The page of a member's own donation, to print. */
export function receiptUrl(id: string): string {
  return `${DONATIONS_URL}/receipt?id=${encodeURIComponent(id)}`
}
