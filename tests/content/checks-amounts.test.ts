import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

/** The findings for a mentor with this text. The minimum donations are ₦15,000 and $10. */
function foundIn(text: string) {
  return linesAfter({ 'mentors/ada.md': ['ten years', text] }).map(
    (line) => line.split('  ')[1]?.split('. ')[0],
  )
}

test('a text that names another smallest gift is told the right one, in each currency [CHECK-35]', () => {
  expect(foundIn('The smallest donation is **$9**, or ₦14,000.')).toEqual([
    '$9 is named as the smallest gift, but it is $10',
    '₦14,000 is named as the smallest gift, but it is ₦15,000',
  ])
  expect(foundIn('a gift from ₦15,000 or $10.')).toEqual([])
})

test('other amounts are other amounts, also in the next sentence [CHECK-35]', () => {
  expect(foundIn('A laptop costs from $90.')).toEqual([])
  expect(foundIn('A gift of $90 pays for a laptop.')).toEqual([])
  expect(foundIn('The smallest gift is $10. A laptop costs $90.')).toEqual([])
})
