import { expect, test } from 'vitest'
import { countVisit } from '#src/features/newsletter/popup-rule.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('the first visit counts [NEWS-8]', () => {
  expect(countVisit({ lastVisit: null, visitCount: null }, NOW)).toEqual({
    lastVisit: NOW,
    visitCount: 1,
    isInvitationDue: false,
  })
})

test('a visit less than an hour after the last does not count [NEWS-9]', () => {
  expect(countVisit({ lastVisit: NOW - HOUR + 1, visitCount: 3 }, NOW)).toBeNull()
})

test('a visit an hour after the last counts [NEWS-9]', () => {
  expect(countVisit({ lastVisit: NOW - HOUR, visitCount: 1 }, NOW)).toMatchObject({
    lastVisit: NOW,
    visitCount: 2,
  })
})

test('every fourth visit that counts brings the invitation [NEWS-7]', () => {
  let history: { lastVisit: number | null; visitCount: number | null } = { lastVisit: null, visitCount: null }
  const invited: Array<number> = []
  for (let visit = 1; visit <= 12; visit += 1) {
    const counted = countVisit(history, NOW + visit * HOUR)
    if (counted?.isInvitationDue) invited.push(visit)
    history = counted ?? history
  }
  expect(invited).toEqual([4, 8, 12])
})

test.each([-1, 2.5, Number.MAX_SAFE_INTEGER, 1e300])(
  'a count of %d cannot be, so counting starts again',
  (visitCount) => {
    expect(countVisit({ lastVisit: null, visitCount }, NOW)?.visitCount).toBe(1)
  },
)

test('a clock that was set back a little does not count a visit twice', () => {
  expect(countVisit({ lastVisit: NOW + HOUR - 1, visitCount: 3 }, NOW)).toBeNull()
})

test('a last visit in the far future does not stop the counting', () => {
  expect(countVisit({ lastVisit: NOW + 365 * 24 * HOUR, visitCount: 3 }, NOW)).toEqual({
    lastVisit: NOW,
    visitCount: 4,
    isInvitationDue: true,
  })
})
