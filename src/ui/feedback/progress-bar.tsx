import { Box, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

type ProgressBarProps = {
  isShown: boolean
  message: string
  messageAfter?: string | null
}

/** A bar along the top of the window (src/theme/progress-bar.css), over the page and without moving it. */
export function ProgressBar({ isShown, message, messageAfter = null }: ProgressBarProps) {
  return (
    <Box
      role="status"
      position="fixed"
      insetInline="0"
      top="0"
      height="4px"
      zIndex="toast"
      pointerEvents="none"
    >
      {isShown && <div className="progress-bar" />}
      {(isShown || messageAfter) && <VisuallyHidden>{isShown ? message : messageAfter}</VisuallyHidden>}
    </Box>
  )
}

/**
 * A bar while the next page loads, so that a click does not seem lost on a slow connection. Afterwards its title is
 * announced, as browsers do only for pages that they load themselves.
 */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  return <ProgressBar isShown={isLoading} message="Loading the page" messageAfter={useTitleOnArrival()} />
}

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
