import { expect, test } from 'vitest'
import { formatPeriod } from '#src/lib/periods.ts'

test.each([
  [1, '1 day'],
  [7, '7 days'],
  [30, '1 month'],
  [45, '45 days'],
  [365, '1 year'],
  [400, '400 days'],
  [2555, '7 years'],
])('%i days are written as %s', (days, written) => {
  expect(formatPeriod(days)).toBe(written)
})
