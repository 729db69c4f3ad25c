import { expect, test } from 'vitest'
import { findPhoto, readPhotoKey, searchWithPhoto, stepPhoto } from '#src/features/gallery/photo-address.ts'
import { groups } from './gallery-page.tsx'

test('the address says which picture is open, and keeps its other parameters', () => {
  const params = new URLSearchParams('utm=letter&photo=talk-1')
  expect(readPhotoKey(params)).toBe('talk-1')
  expect(readPhotoKey(new URLSearchParams('x=1'))).toBeNull()
  expect(searchWithPhoto(params, 'talk-2')).toBe('?utm=letter&photo=talk-2')
  expect(searchWithPhoto(params, null)).toBe('?utm=letter')
  expect(searchWithPhoto(new URLSearchParams('photo=talk-1'), null)).toBe('')
})

test('a picture is found in its group, one that is not there is not', () => {
  expect(findPhoto(groups, 'workshops-2')).toEqual({ group: groups[1], index: 1 })
  expect(findPhoto(groups, 'workshops-9')).toBeNull()
})

test('after the last picture of a group comes its first, and before the first its last [GALLERY-13]', () => {
  const first = { group: groups[0]!, index: 0 }
  expect(stepPhoto(first, 1).index).toBe(1)
  expect(stepPhoto(first, 3).index).toBe(0)
  expect(stepPhoto(first, -1).index).toBe(2)
})
