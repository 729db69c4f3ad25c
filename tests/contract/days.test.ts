import { expect, test } from 'vitest'
import { dayOf, startOfDay, TIME_ZONE, yearOf, ZONE_OFFSET_MS } from '#contract/days.ts'
import { instantOf, wallTimeAt } from '#src/lib/zoned-time.ts'

const HOUR_MS = 3_600_000

test('a day begins at midnight in Lagos, for the server and the pages as for the content [DRAFT-2]', () => {
  expect(startOfDay('2026-11-27')).toBe(instantOf('2026-11-27T00:00', TIME_ZONE).getTime())
  expect(dayOf('2026-11-26T22:59:59.999Z')).toBe('2026-11-26')
  expect(dayOf('2026-11-26T23:00:00.000Z')).toBe('2026-11-27')
  expect([yearOf(Date.UTC(2026, 11, 31, 22)), yearOf(Date.UTC(2026, 11, 31, 23))]).toEqual([2026, 2027])
})

test('the zone has the same offset all year, from the first submissions on', () => {
  for (let time = Date.UTC(2020, 0); time < Date.UTC(2045, 0); time += 24 * 30 * HOUR_MS)
    expect(Date.parse(`${wallTimeAt(new Date(time), TIME_ZONE)}Z`) - time).toBe(ZONE_OFFSET_MS)
})
