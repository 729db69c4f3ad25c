import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { findMember } from './find-member.ts'
import { clearSignedInHint, setSignedInHint, hasSignedInHint, watchOtherTabs } from './hint.ts'
import { memberAddressFor } from './member-address.ts'
import { hideSplash, showSplash } from './splash-mark.ts'

// On a fast connection the answer arrives earlier, and a bar would flicker.
const SHOW_PROGRESS_AFTER_MS = 400

const FOR_SIGNING_IN = /^\/(?:login|signup|password-recovery)\/?$/i

/**
 * Redirects signed-in members to the member area (SESSION-2). Checks once on entering the public pages, and again after a
 * member signed in in another tab. With `isForAll`, they stay. Returns whether the check takes long enough to show progress.
 */
export function useMemberRedirect({ isForAll }: { isForAll: boolean }): boolean {
  const location = useLocation()
  const navigate = useNavigate()
  const [isSlow, setIsSlow] = useState(false)
  const isDue = useRef(false)
  const lastRound = useRef(0)

  const redirect = useEffectEvent(() => {
    const address = isForAll ? null : memberAddressFor(location)
    if (address === null) hideSplash()
    // The splash stays until the member area replaces it.
    else void navigate(address, { replace: true })
  })

  const check = useEffectEvent(async () => {
    const round = ++lastRound.current
    isDue.current = false
    const slow = setTimeout(() => setIsSlow(true), SHOW_PROGRESS_AFTER_MS)
    const isMember = await findMember().catch(() => null)
    clearTimeout(slow)
    if (round !== lastRound.current) return
    setIsSlow(false)
    if (isMember) {
      setSignedInHint()
      redirect()
      return
    }
    hideSplash()
    // Null: unknown. A member with a broken connection may still be signed in.
    if (isMember === false) clearSignedInHint()
  })

  useLayoutEffect(() => {
    if (hasSignedInHint() && !isForAll) showSplash()
    return hideSplash
  }, [isForAll])

  useEffect(() => {
    void check()
    const stop = watchOtherTabs((isMember) => {
      // The login page redirects at once; other pages only with the next navigation.
      isDue.current = isMember
      if (isMember && FOR_SIGNING_IN.test(window.location.pathname)) void check()
    })
    return () => {
      lastRound.current += 1
      stop()
    }
  }, [])

  useEffect(() => {
    if (isDue.current) void check()
  }, [location.key])

  return isSlow
}
