import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from '#src/ui/page-numbers.ts'

test('a few pages are all linked; of many, those around the present one and both ends', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(1, 100)).toEqual([1, 2, null, 100])
  expect(pageNumbers(50, 100)).toEqual([1, null, 49, 50, 51, null, 100])
  expect(pageNumbers(4, 100)).toEqual([1, 2, 3, 4, 5, null, 100])
})

test('the present page, its neighbours and both ends are always there, in order and once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)]
      const numbers = pageNumbers(page, pages).filter((number) => number !== null)
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y))
      for (const wanted of [1, page - 1, page, page + 1, pages]) {
        expect(numbers.includes(wanted)).toBe(wanted >= 1 && wanted <= pages)
      }
    }),
  )
})
