import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_VIEW, readView, SORTS, viewSearch, type DirectoryView } from '#src/features/mentors/view.ts'
import { anySelection, options } from './mentors.ts'

const read = (search: string) => readView(new URLSearchParams(search), options)

const anyView: fc.Arbitrary<DirectoryView> = fc.record({
  selection: anySelection,
  query: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 999_999 }),
})

test('every view survives being written into an address and read again, with nothing left out', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(read(viewSearch(view))).toEqual(view)
    }),
  )
})

test('the first view has no query, and an address without one is the first view', () => {
  expect(viewSearch(FIRST_VIEW)).toBe('')
  expect(read('')).toEqual(FIRST_VIEW)
})

test('a filter may be in the address several times, in any order', () => {
  const { selection } = read('topic=Networking&topic=Programming&topic=Networking')
  expect(selection.topic).toEqual(['Programming', 'Networking'])
})

test('the label of a time zone is its value in the address [DATA-29]', () => {
  const { selection } = read('timezone=(GMT%2B01:00)+Lagos')
  expect(selection.timezone).toEqual(['(GMT+01:00) Lagos'])
})

test('values that no filter has, and a wrong order or page have no effect', () => {
  const view = read('topic=Cooking&topic=Networking&sort=tallest&page=last')
  expect(view).toEqual({ ...FIRST_VIEW, selection: { ...FIRST_VIEW.selection, topic: ['Networking'] } })
})
