// @chunk late
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { User } from '#contract/accounts.ts'
import { findSession } from '#src/api/session.ts'
import { clearSignedInHint, hasSignedInHint, setSignedInHint, watchOtherTabs } from './hint.ts'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { isSentBack, memberAddressFor } from './member-address.ts'
import { hideSplash, showSplash } from './splash.ts'

// On a fast connection the answer arrives earlier, and a bar would flicker.
const SHOW_PROGRESS_AFTER_MS = 400

/** From then on visitors read the page, and a late answer no longer takes it from them. */
const SHOW_PAGE_AFTER_MS = 8000

const FOR_SIGNING_IN = /^\/(?:login|signup|password-recovery)\/?$/i

export type PublicSessionProps = {
  /** For pages that members may see as well: no redirect. */
  isForAll: boolean
  /** Called with whether a member is signed in. */
  onChange: (isMember: boolean) => void
}

/** The session check of public pages: a progress bar over the complete page shows while it takes long. */
export function PublicSession({ isForAll, onChange }: PublicSessionProps) {
  const { isMember, isSlow } = usePublicSession({ isForAll })
  useEffect(() => onChange(isMember), [isMember, onChange])
  return <ProgressBar isShown={isSlow} message="Checking whether you are signed in" />
}

/**
 * Asks once, on entering the public pages, whether a member is signed in, and again after a login in another tab.
 * Members are redirected from pages with a counterpart in the member area (SESSION-2), and stay on all others, or with
 * `isForAll`. `isSlow` while the check takes long enough to show progress.
 */
function usePublicSession({ isForAll }: { isForAll: boolean }): {
  isMember: boolean
  isSlow: boolean
} {
  const location = useLocation()
  const navigate = useNavigate()
  const isReplaced = useNavigationType() === 'REPLACE'
  const [isMember, setIsMember] = useState(false)
  const [isSlow, setIsSlow] = useState(false)
  // How often an answer in time has found a member.
  const [found, setFound] = useState(0)
  // The entry to which the guard of the member area has sent the browser: answers that change must not lead to a loop.
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
    // Undefined: unknown. A member with a broken connection may still be signed in.
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
    // The login page redirects at once; other pages only with the next navigation.
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

  // Both together: the answer may come while the next page is on its way, and then counts for that one.
  useEffect(() => handleNavigation(), [location.key, found])

  return { isMember, isSlow }
}
