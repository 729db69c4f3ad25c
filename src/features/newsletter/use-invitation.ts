import { useEffect, useState } from 'react'
import { storedJson, storedText } from '#src/lib/storage.ts'
import { CHECK_EVERY_MS, countVisit } from './popup-rule.ts'

const asNumber = (found: unknown) => (typeof found === 'number' ? found : null)
const lastVisit = storedJson('local', 'lastVisit', asNumber)
const visitCount = storedJson('local', 'visitCount', asNumber)
const signUp = storedText('local', 'newsletterSignUp')

/**
 * Counts visits, now and every five minutes, and reports when the invitation is due. After a click on Sign Up, visits
 * still count, but without an invitation.
 */
export function useInvitation() {
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    function check() {
      if (countThisVisit() && signUp.read() === null) setIsDue(true)
    }
    check()
    const timer = setInterval(check, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  function close() {
    setIsDue(false)
  }

  function rememberSignUp() {
    signUp.write('opened')
    close()
  }

  return { isDue, close, rememberSignUp }
}

function countThisVisit(): boolean {
  const visit = countVisit({ lastVisit: lastVisit.read(), visitCount: visitCount.read() }, Date.now())
  if (visit === null) return false
  lastVisit.write(visit.lastVisit)
  visitCount.write(visit.visitCount)
  return visit.isInvitationDue
}
