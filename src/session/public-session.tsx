import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { User } from '#contract/accounts.ts'
import { findSession } from './session-api.ts'
import { clearSignedInHint, hasSignedInHint, setSignedInHint, watchOtherTabs } from './hint.ts'
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
  /** Called with the result of the check. */
  onChange: (isMember: boolean) => void
}

/**
 * Checks once on entering the public pages whether a member is signed in, and again after a login in another tab.
 * Members are redirected from pages with a counterpart in the member area (SESSION-2), and stay on all others, or
 * with `isForAll`. While the check takes long, a progress bar is shown over the complete page.
 */
export function PublicSession({ isForAll, onChange }: PublicSessionProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const isReplaced = useNavigationType() === 'REPLACE'
  const [isMember, setIsMember] = useState(false)
  const [isSlow, setIsSlow] = useState(false)
  // Counts timely answers that have found a member.
  const [found, setFound] = useState(0)
  // The history entry to which the guard of the member area has redirected: inconsistent answers must not cause a
  // loop.
  const sentBackTo = useRef(isReplaced && isSentBack(location.state) ? location.key : null)
  const isDue = useRef(false)
  const lastRound = useRef(0)

  const redirectAddress = useEffectEvent(() =>
    isForAll || sentBackTo.current === location.key ? null : memberAddressFor(location),
  )

  const redirect = useEffectEvent(() => {
    const address = redirectAddress()
    if (address === null) hideSplash()
    // The splash stays until the member area replaces it.
    else void navigate(address, { replace: true })
  })

  const follow = useEffectEvent((user: User | null | undefined, isLate: boolean) => {
    setIsSlow(false)
    // Undefined means unknown. A member with a broken connection may still be signed in.
    if (user !== undefined) setIsMember(user !== null)
    if (user) setSignedInHint()
    else if (user === null) clearSignedInHint()
    if (user && !isLate) setFound((before) => before + 1)
    else hideSplash()
  })

  const check = useEffectEvent(() => {
    const round = ++lastRound.current
    isDue.current = false
    let isLate = false
    const slow = setTimeout(() => setIsSlow(true), SHOW_PROGRESS_AFTER_MS)
    const late = setTimeout(() => {
      isLate = true
      setIsSlow(false)
      hideSplash()
    }, SHOW_PAGE_AFTER_MS)
    void findSession()
      .catch(() => undefined)
      .then((user) => {
        clearTimeout(slow)
        clearTimeout(late)
        if (round === lastRound.current) follow(user, isLate)
      })
  })

  const handleEntry = useEffectEvent(() => {
    if (hasSignedInHint() && redirectAddress() !== null) showSplash()
    else hideSplash()
  })

  useLayoutEffect(() => {
    handleEntry()
    return hideSplash
  }, [])

  const followOtherTab = useEffectEvent((isSignedIn: boolean) => {
    // The login page redirects at once; other pages with the next navigation.
    isDue.current = isSignedIn
    if (!isSignedIn) setIsMember(false)
    else if (FOR_SIGNING_IN.test(location.pathname)) {
      sentBackTo.current = null
      check()
    }
  })

  useEffect(() => {
    check()
    const stop = watchOtherTabs((isSignedIn) => followOtherTab(isSignedIn))
    return () => {
      lastRound.current += 1
      stop()
    }
  }, [])

  const handleNavigation = useEffectEvent(() => {
    if (isDue.current) check()
    else if (isMember) redirect()
  })

  // One effect for both: the answer may arrive during a navigation, and then applies to the next page.
  useEffect(() => handleNavigation(), [location.key, found])

  useEffect(() => onChange(isMember), [isMember, onChange])

  return <ProgressBar isShown={isSlow} message="Checking whether you are signed in" />
}
