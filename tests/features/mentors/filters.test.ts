import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFilterIndex } from '#src/features/mentors/filter-index.ts'
import {
  EMPTY_SELECTION,
  FILTERS,
  optionsOf,
  valuesOf,
  type Selection,
} from '#src/features/mentors/filters.ts'
import { has } from '#src/features/mentors/mentor-set.ts'
import type { Mentor } from '#src/content/mentors.ts'
import { anyMentors, anySelection, mentor, options } from './mentors.ts'

function filterMentors(mentors: ReadonlyArray<Mentor>, selection: Selection) {
  const found = createFilterIndex(mentors).find(selection)
  return mentors.filter((_, place) => has(found, place))
}

const lagos = mentor({ slug: 'lagos', topics: ['Programming', 'Networking'] })
const accra = mentor({ slug: 'accra', topics: ['Data Science'], country: 'Ghana', languages: ['French'] })

test('any of the choices within a filter will do, and every filter has to fit', () => {
  const slugs = (selection: Partial<typeof EMPTY_SELECTION>) =>
    filterMentors([lagos, accra], { ...EMPTY_SELECTION, ...selection }).map(({ slug }) => slug)
  expect(slugs({})).toEqual(['lagos', 'accra'])
  expect(slugs({ topic: ['Programming', 'Data Science'] })).toEqual(['lagos', 'accra'])
  expect(slugs({ topic: ['Programming', 'Data Science'], country: ['Ghana'] })).toEqual(['accra'])
  expect(slugs({ topic: ['Programming'], language: ['French'] })).toEqual([])
})

test('the index finds exactly those whom reading every mentor finds', () => {
  fc.assert(
    fc.property(anyMentors, anySelection, (mentors, selection) => {
      const read = mentors.filter((each) =>
        FILTERS.every(
          (filter) =>
            selection[filter].length === 0 ||
            valuesOf(filter, each).some((value) => selection[filter].includes(value)),
        ),
      )
      expect(filterMentors(mentors, selection)).toEqual(read)
    }),
  )
})

test('one more filter never shows more, and one more choice within it never fewer', () => {
  fc.assert(
    fc.property(anyMentors, anySelection, fc.constantFrom(...FILTERS), (mentors, selection, filter) => {
      const without = filterMentors(mentors, { ...selection, [filter]: [] })
      const shown = filterMentors(mentors, selection)
      expect(without).toEqual(expect.arrayContaining(shown))
      if (selection[filter].length === 0) return
      for (const value of optionsOf(filter, options)) {
        const wider = filterMentors(mentors, { ...selection, [filter]: [...selection[filter], value] })
        expect(wider).toEqual(expect.arrayContaining(shown))
      }
    }),
  )
})

test('the list keeps its order, and the order of choices makes no difference', () => {
  fc.assert(
    fc.property(anyMentors, anySelection, (mentors, selection) => {
      const shown = filterMentors(mentors, selection)
      expect(shown).toEqual(mentors.filter((each) => shown.includes(each)))
      const reversed = { ...selection, topic: [...selection.topic].reverse() }
      expect(filterMentors(mentors, reversed)).toEqual(shown)
    }),
  )
})

test('the count beside an option is the number of mentors it would show with the other filters', () => {
  fc.assert(
    fc.property(anyMentors, anySelection, (mentors, selection) => {
      const counts = createFilterIndex(mentors).countOptions(selection)
      for (const filter of FILTERS) {
        for (const value of optionsOf(filter, options)) {
          const alone = filterMentors(mentors, { ...selection, [filter]: [value] })
          expect(counts[filter].get(value) ?? 0).toBe(alone.length)
        }
      }
    }),
  )
})
