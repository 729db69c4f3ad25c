import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { findSession } from './session-api.ts'
import { hasSignedInHint, recordCheck, signInHint, watchOtherTabs, hideSplash, showSplash } from './hint.ts'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { isSentBack, memberAddressFor, readNext } from './member-address.ts'

// On a fast connection the answer arrives earlier, and a bar would flicker.
const SHOW_PROGRESS_AFTER_MS = 400

/** After this time visitors are reading the page, and a late answer does not redirect any more. */
const SHOW_PAGE_AFTER_MS = 8000

type PublicSessionProps = {
  /** For pages that members may see as well: disables the redirect. */
  isForAll: boolean
  onChange: (isMember: boolean) => void
}

/**
 * Checks once on entering the public pages whether a member is signed in. Members are redirected from pages with a
 * counterpart in the member area (SESSION-2), and stay on all others, or with `isForAll`. After a login in another tab, the
 * login page redirects at once, and other pages with the next navigation. While the check takes long, a progress bar is
 * shown over the complete page.
 */
export function PublicSession({ isForAll, onChange }: PublicSessionProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const isReplaced = useNavigationType() === 'REPLACE'
  const [isMember, setIsMember] = useState(false)
  const [isSlow, setIsSlow] = useState(false)
  // Whether a timely answer has found a member.
  const [isFound, setIsFound] = useState(false)
  // The history entry to which the guard of the member area has redirected: inconsistent answers must not cause a
  // loop.
  const [sentBackTo] = useState(isReplaced && isSentBack(location.state) ? location.key : null)

  const redirectAddress = useEffectEvent(() =>
    isForAll || sentBackTo === location.key ? null : memberAddressFor(location),
  )

  useLayoutEffect(() => {
    if (hasSignedInHint() && redirectAddress() !== null) showSplash()
    else hideSplash()
    return hideSplash
  }, [])

  useEffect(() => {
    const hintBefore = signInHint.read()
    let isLate = false
    let isGone = false
    const slow = setTimeout(() => setIsSlow(true), SHOW_PROGRESS_AFTER_MS)
    const late = setTimeout(() => {
      isLate = true
      setIsSlow(false)
      hideSplash()
    }, SHOW_PAGE_AFTER_MS)
    const stopTimers = () => [slow, late].forEach(clearTimeout)

    void findSession()
      // Unknown. A member with a broken connection may still be signed in.
      .catch(() => undefined)
      .then((user) => {
        stopTimers()
        if (isGone) return
        setIsSlow(false)
        // An answer that contradicts another tab is older than its login or logout: recording it would undo that.
        const isOutdated = signInHint.read() !== hintBefore && hasSignedInHint() !== Boolean(user)
        if (user === undefined || isOutdated) return hideSplash()
        setIsMember(user !== null)
        recordCheck(user !== null)
        if (user && !isLate) setIsFound(true)
        else hideSplash()
      })
    return () => {
      isGone = true
      stopTimers()
    }
  }, [])

  const followOtherTab = useEffectEvent((isSignedIn: boolean) => {
    setIsMember(isSignedIn)
    // All tabs whose session has ended show the login page: one login serves them all.
    if (isSignedIn && /^\/login\/?$/i.test(location.pathname))
      void navigate(readNext(location.search), { replace: true })
  })
  useEffect(() => watchOtherTabs((isSignedIn) => followOtherTab(isSignedIn)), [])

  const handleNavigation = useEffectEvent(() => {
    if (!isMember) return
    const address = redirectAddress()
    if (address === null) hideSplash()
    // The splash stays until the member area replaces it.
    else void navigate(address, { replace: true })
  })
  // One effect for both: the answer may arrive during a navigation, and then applies to the next page.
  useEffect(() => handleNavigation(), [location.key, isFound])

  useEffect(() => onChange(isMember), [isMember, onChange])

  return <ProgressBar isShown={isSlow} message="Checking whether you are signed in" />
}
