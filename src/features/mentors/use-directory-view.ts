import { useEffect, useRef, type RefObject } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { isGuess, sortedMentors, type Directory } from './directory.ts'
import type { HoursClock } from './hours.ts'
import { lastDirectorySearch } from './saved-mentors.ts'
import { MENTORS_PER_PAGE, readView, viewSearch, type DirectoryView } from './view.ts'

/**
 * The view in the address, its page of mentors, and a function that shows another view. Each view is a history entry.
 * A change of page moves the focus to the heading of the list.
 */
export function useDirectoryView(
  directory: Directory,
  clock: HoursClock,
  heading: RefObject<HTMLElement | null>,
) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const view = readView(params, directory.options)
  const page = pageOf(sortedMentors(directory, view, clock), view.page)
  const search = viewSearch(view)

  useEffect(() => void lastDirectorySearch.write(search), [search])
  useFocusOnPageChange(heading, page.page)

  function show(next: DirectoryView) {
    const wanted = viewSearch(next)
    if (wanted !== search) void navigate({ search: wanted }, { preventScrollReset: true })
  }

  return {
    view,
    page,
    show,
    range:
      describePage(page) +
      (page.total > 0 && isGuess(directory, view.query) ? ` with words like “${view.query}”` : ''),
  }
}

export type DirectoryState = ReturnType<typeof useDirectoryView>

/** Reading continues at the top of the next page. Back and Forward restore the scroll position, and leave the focus. */
function useFocusOnPageChange(heading: RefObject<HTMLElement | null>, page: number) {
  const isRestored = useNavigationType() === 'POP'
  const before = useRef(page)
  useEffect(() => {
    if (before.current !== page && !isRestored) {
      heading.current?.focus()
      heading.current?.scrollIntoView()
    }
    before.current = page
  }, [heading, page, isRestored])
}

/** One page of a list. The first page always exists, and a number beyond the last page gives the last. */
export function pageOf<Item>(items: ReadonlyArray<Item>, wanted: number) {
  const pages = Math.max(1, Math.ceil(items.length / MENTORS_PER_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * MENTORS_PER_PAGE
  return { items: items.slice(start, start + MENTORS_PER_PAGE), page, pages, start, total: items.length }
}

/** 'Showing 1-5 of 15 mentors' */
export function describePage({ items, start, total }: ReturnType<typeof pageOf>): string {
  if (total === 0) return 'No mentor fits all of this.'
  const [first, last] = [start + 1, start + items.length]
  return `Showing ${first === last ? first : `${first}-${last}`} of ${total} ${total === 1 ? 'mentor' : 'mentors'}`
}
