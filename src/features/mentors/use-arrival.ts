import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the heading of the list when another page of it was chosen, so that reading continues at its top.
 * Back and Forward leave it alone: there the place on the page returns.
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
