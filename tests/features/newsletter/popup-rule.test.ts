import { expect, test } from 'vitest'
import { countVisit } from '#src/features/newsletter/popup-rule.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  ['the first one', { lastVisit: null, visitCount: null }, 1],
  ['less than an hour after the last', { lastVisit: NOW - HOUR + 1, visitCount: 3 }, undefined],
  ['an hour after the last', { lastVisit: NOW - HOUR, visitCount: 1 }, 2],
  ['after a clock was set back a little', { lastVisit: NOW + HOUR - 1, visitCount: 3 }, undefined],
  ['after one in the far future', { lastVisit: NOW + 365 * 24 * HOUR, visitCount: 3 }, 4],
])('a visit makes this number of visits, or does not count: %s [NEWS-8 NEWS-9]', (_when, before, count) => {
  const counted = countVisit(before, NOW)
  expect(counted?.visitCount).toBe(count)
  expect(counted?.lastVisit).toBe(count && NOW)
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
