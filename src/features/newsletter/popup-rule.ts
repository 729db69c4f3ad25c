export const HOUR_MS = 60 * 60 * 1000
export const CHECK_EVERY_MS = 5 * 60 * 1000
export const VISITS_BETWEEN_INVITATIONS = 4

/** What the browser remembers of somebody's visits; null where it remembers nothing it can use. */
export type VisitHistory = { lastVisit: number | null; visitCount: number | null }

type CountedVisit = { lastVisit: number; visitCount: number; isInvitationDue: boolean }

/**
 * A visit counts when there was none before, or when the last one is at least an hour away; every fourth that counts
 * brings the invitation. Null when this one does not count.
 */
export function countVisit({ lastVisit, visitCount }: VisitHistory, now: number): CountedVisit | null {
  // Away in either direction: a clock that was once set to next year must not stop the counting until then.
  if (lastVisit !== null && Math.abs(now - lastVisit) < HOUR_MS) return null
  const count = (isCount(visitCount) ? visitCount : 0) + 1
  return { lastVisit: now, visitCount: count, isInvitationDue: count % VISITS_BETWEEN_INVITATIONS === 0 }
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isSafeInteger(value) && value >= 0 && value < Number.MAX_SAFE_INTEGER
}
