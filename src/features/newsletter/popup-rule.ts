const HOUR_MS = 60 * 60 * 1000
export const CHECK_EVERY_MS = 5 * 60 * 1000
const VISITS_BETWEEN_INVITATIONS = 4

/** The stored visits; null without valid data. */
export type VisitHistory = { lastVisit: number | null; visitCount: number | null }

type CountedVisit = { lastVisit: number; visitCount: number; isInvitationDue: boolean }

/**
 * Counts a visit if it is the first, or at least an hour after the last one; every fourth shows the invitation.
 * Returns null if this visit does not count (NEWS-7 to NEWS-9).
 */
export function countVisit({ lastVisit, visitCount }: VisitHistory, now: number): CountedVisit | null {
  // Checked in both directions: a clock that was once set ahead must not stop the counting.
  if (lastVisit !== null && Math.abs(now - lastVisit) < HOUR_MS) return null
  const count = (isCount(visitCount) ? visitCount : 0) + 1
  return { lastVisit: now, visitCount: count, isInvitationDue: count % VISITS_BETWEEN_INVITATIONS === 0 }
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isSafeInteger(value) && value >= 0 && value < Number.MAX_SAFE_INTEGER
}
