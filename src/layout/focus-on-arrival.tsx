import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * After the login, the focused form has been removed: moves the focus to the heading of the new page. A page loaded
 * by the browser starts at its top, as usual.
 */
export function FocusOnArrival() {
  const navigation = useNavigationType()
  useEffect(() => {
    // The navigation type of a page loaded by the browser is POP.
    if (navigation === 'POP' || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    // As on the main element, which is not a control either.
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, [])
  return null
}
