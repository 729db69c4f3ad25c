import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the heading of the list after a change of page, so that reading continues at its top. Back and
 * Forward keep the focus, as they restore the scroll position.
 */
export function useArrival(heading: RefObject<HTMLElement | null>, page: number, isRestored: boolean) {
  const before = useRef(page)
  const arrive = useEffectEvent(() => {
    if (before.current !== page && !isRestored) {
      heading.current?.focus()
      heading.current?.scrollIntoView()
    }
    before.current = page
  })
  useEffect(() => arrive(), [page])
}
