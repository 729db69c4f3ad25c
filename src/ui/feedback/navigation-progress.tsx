import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { ProgressBar } from './progress-bar.tsx'

/**
 * A bar while the next page loads, so that a click does not seem lost on a slow connection. Afterwards its title is
 * announced, as browsers do only for pages that they load themselves.
 */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  return <ProgressBar isShown={isLoading} message="Loading the page" messageAfter={useTitleOnArrival()} />
}

/** The title of the page after a navigation; null on the first page. */
function useTitleOnArrival(): string | null {
  const { pathname } = useLocation()
  const [title, setTitle] = useState<string | null>(null)
  const pathSoFar = useRef(pathname)
  useEffect(() => {
    if (pathname === pathSoFar.current) return
    pathSoFar.current = pathname
    setTitle(document.title)
  }, [pathname])
  return title
}
