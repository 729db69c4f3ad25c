import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a navigation, moves the focus from the used link, such as one in the footer, or from a removed form, such as the
 * login, to the content of the new page: the next Tab would otherwise lead back to that link, or begin at the top. Place
 * it after the content. Pages loaded by the browser, going back, and links to a part of a page are left to the browser.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (pathname === before.current) return
    before.current = pathname
    // The navigation type of a page loaded by the browser is POP.
    if (navigation === 'POP' || hash !== '') return
    const main = document.querySelector<HTMLElement>('main')
    const focused = document.activeElement
    // The new page may have moved the focus to a field or a message itself.
    if (main?.contains(focused) && focused?.closest('a') === null) return
    main?.focus({ preventScroll: true })
  }, [pathname, hash, navigation])
  return null
}
