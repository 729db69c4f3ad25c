/** MENTOR-13 */
export const MENTORS_PER_PAGE = 5

export type Page<Item> = {
  items: Array<Item>
  /** Counted from 1, at most the last page. */
  page: number
  pages: number
  /** The positions of the items in the whole list, counted from 1; both 0 if there are none. */
  first: number
  last: number
  total: number
}

/** One page of a list. The first page always exists, and a number beyond the last page gives the last. */
export function pageOf<Item>(items: ReadonlyArray<Item>, wanted: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / MENTORS_PER_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * MENTORS_PER_PAGE
  const shown = items.slice(start, start + MENTORS_PER_PAGE)
  return {
    items: shown,
    page,
    pages,
    first: shown.length === 0 ? 0 : start + 1,
    last: start + shown.length,
    total: items.length,
  }
}

/** 'Showing 1-5 of 15 mentors' */
export function describePage({ first, last, total }: Page<unknown>): string {
  if (total === 0) return 'No mentor fits all of this.'
  return `Showing ${first === last ? first : `${first}-${last}`} of ${total} ${total === 1 ? 'mentor' : 'mentors'}`
}
