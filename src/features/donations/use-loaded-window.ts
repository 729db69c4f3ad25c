import { useEffect, useState } from 'react'
import type { DonationWindow } from './donation-window.tsx'
import type { KeptDonation } from './kept-donation.ts'
import { loadWindow } from './load-window.ts'

type Loaded = { Window: typeof DonationWindow; kept: KeptDonation }

/** The forms, once somebody wants them. What they keep is kept here: it outlives the window. */
export function useLoadedWindow(isWanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failures, setFailures] = useState(0)
  const [wasWanted, setWasWanted] = useState(isWanted)
  const hasFailed = failures >= attempt

  // Opening it anew is another try.
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted)
    if (isWanted && hasFailed) setAttempt(failures + 1)
  }

  useEffect(() => {
    if (!isWanted || loaded !== null) return
    let isGone = false
    loadWindow().then(
      ({ DonationWindow, keepDonation }) => {
        if (!isGone) setLoaded({ Window: DonationWindow, kept: keepDonation() })
      },
      () => {
        if (!isGone) setFailures(attempt)
      },
    )
    return () => {
      isGone = true
    }
  }, [isWanted, loaded, attempt])

  return { loaded, failures: hasFailed ? failures : 0, retry: () => setAttempt(failures + 1) }
}
