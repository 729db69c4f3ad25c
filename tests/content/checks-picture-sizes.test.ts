import { expect, test } from 'vitest'
import { sizeFinding } from '#scripts/content/checks/pictures/sizes.ts'

const cover = { minWidth: 1200, shape: [16, 9] } as const

function found(width: number, height: number, place: Parameters<typeof sizeFinding>[1] = cover) {
  return sizeFinding({ width, height }, place)?.words.found
}

test('a picture of the shape and width of its place is right, a few pixels more or less too [CHECK-34]', () => {
  expect(found(1200, 675)).toBeUndefined()
  expect(found(1920, 1100)).toBeUndefined()
  expect(found(4000, 4000, {})).toBeUndefined()
})

test('a narrow picture would be blurred [CHECK-34]', () => {
  expect(found(1199, 675)).toBe('this picture has 1199 × 675 pixels, so it will look blurred here.')
  expect(found(300, 900, { minWidth: 1000 })).toContain('blurred')
})

test('a picture of another shape is told what is cut off [CHECK-34]', () => {
  expect(found(2000, 800)).toBe('this picture has 2000 × 800 pixels, so its sides will be cut off.')
  expect(found(1500, 1500)).toBe(
    'this picture has 1500 × 1500 pixels, so its top and bottom will be cut off.',
  )
})

test('a photo of a telephone that is turned when it is shown is right [CHECK-34]', () => {
  expect(found(2250, 4000)).toBeUndefined()
})

test('drawings have no size in pixels, and what cannot be read has a problem of its own [CHECK-34]', () => {
  expect(sizeFinding({ width: 0, height: 0 }, cover)).toBeUndefined()
  expect(sizeFinding(undefined, cover)).toBeUndefined()
})
