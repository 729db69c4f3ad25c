import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { User } from '#contract/accounts.ts'
import { findSession } from './session-api.ts'
import { hasSignedInHint, recordCheck, watchOtherTabs } from './hint.ts'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { isSentBack, memberAddressFor } from './member-address.ts'
import { hideSplash, showSplash } from './splash.ts'

// On a fast connection the answer arrives earlier, and a bar would flicker.
const SHOW_PROGRESS_AFTER_MS = 400

/** After this time visitors are reading the page, and a late answer does not redirect any more. */
const SHOW_PAGE_AFTER_MS = 8000

const FOR_SIGNING_IN = /^\/(?:login|signup|password-recovery)\/?$/i

export type PublicSessionProps = {
  /** For pages that members may see as well: disables the redirect. */
  isForAll: boolean
  onChange: (isMember: boolean) => void
}

/**
 * Checks once on entering the public pages whether a member is signed in, and follows logins in other tabs. Members
 * are redirected from pages with a counterpart in the member area (SESSION-2), and stay on all others, or with
 * `isForAll`. While the check takes long, a progress bar is shown over the complete page.
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
  const sentBackTo = useRef(isReplaced && isSentBack(location.state) ? location.key : null)
  // Whether another tab has reported a login or a logout, undefined if neither.
  const reported = useRef<boolean>(undefined)

  const redirectAddress = useEffectEvent(() =>
    isForAll || sentBackTo.current === location.key ? null : memberAddressFor(location),
  )

  const redirect = useEffectEvent(() => {
    const address = redirectAddress()
    if (address === null) hideSplash()
    // The splash stays until the member area replaces it.
    else void navigate(address, { replace: true })
  })

  useLayoutEffect(() => {
    if (hasSignedInHint() && redirectAddress() !== null) showSplash()
    else hideSplash()
    return hideSplash
  }, [])

  useEffect(() => {
    let isLate = false
    let isGone = false
    const slow = setTimeout(() => setIsSlow(true), SHOW_PROGRESS_AFTER_MS)
    const late = setTimeout(() => {
      isLate = true
      setIsSlow(false)
      hideSplash()
    }, SHOW_PAGE_AFTER_MS)
    const stopTimers = () => [slow, late].forEach(clearTimeout)

    function follow(user: User | null | undefined) {
      stopTimers()
      if (isGone) return
      setIsSlow(false)
      // Undefined means unknown. A member with a broken connection may still be signed in.
      if (user !== undefined) {
        setIsMember(user !== null)
        recordCheck(user !== null)
      }
      if (user && !isLate) setIsFound(true)
      else hideSplash()
    }

    void findSession()
      .catch(() => undefined)
      // An answer that contradicts another tab is older than its report: recording it would sign that tab out or in.
      .then((user) => follow(reported.current === !user ? undefined : user))
    return () => {
      isGone = true
      stopTimers()
    }
  }, [])

  const followOtherTab = useEffectEvent((isSignedIn: boolean) => {
    reported.current = isSignedIn
    setIsMember(isSignedIn)
    // The login page redirects at once; other pages with the next navigation.
    if (!isSignedIn || !FOR_SIGNING_IN.test(location.pathname)) return
    sentBackTo.current = null
    redirect()
  })
  useEffect(() => watchOtherTabs((isSignedIn) => followOtherTab(isSignedIn)), [])

  const handleNavigation = useEffectEvent(() => {
    if (isMember) redirect()
  })
  // One effect for both: the answer may arrive during a navigation, and then applies to the next page.
  useEffect(() => handleNavigation(), [location.key, isFound])

  useEffect(() => onChange(isMember), [isMember, onChange])

  return <ProgressBar isShown={isSlow} message="Checking whether you are signed in" />
}
