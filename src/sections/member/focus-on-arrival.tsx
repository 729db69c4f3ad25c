import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Coming from the login, the form that had the focus is gone: the heading of the new page gets it. A page that the
 * browser loads itself starts at its top, as everywhere.
 */
export function FocusOnArrival() {
  const navigation = useNavigationType()
  useEffect(() => {
    // A page that the browser loads arrives by POP.
    if (navigation === 'POP' || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    // As on the main element: it is no control.
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, [])
  return null
}
