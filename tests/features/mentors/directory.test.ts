import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_VIEW } from '#src/features/mentors/directory-address.ts'
import { createDirectory } from '#src/features/mentors/directory.ts'
import { isAnyChosen } from '#src/features/mentors/filters.ts'
import { anyMentors, anySelection, fifteen, options, TODAY } from './mentors.ts'

const clock = { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'Africa/Lagos' }
const view = (selection: Partial<typeof FIRST_VIEW.selection>, more: Partial<typeof FIRST_VIEW> = {}) => ({
  ...FIRST_VIEW,
  ...more,
  selection: { ...FIRST_VIEW.selection, ...selection },
})

test('fifteen mentors are three pages, and the stale profile is the last of all', () => {
  const directory = createDirectory(fifteen)
  const first = directory.show(FIRST_VIEW, clock, TODAY)
  expect(first).toMatchObject({ first: 1, last: 5, total: 15, pages: 3 })
  const last = directory.show({ ...FIRST_VIEW, page: 3 }, clock, TODAY)
  expect(last.items.at(-1)?.slug).toBe('mentor-1')
})

test('an empty result names each filter whose removal helps, the most helpful first', () => {
  const directory = createDirectory(fifteen)
  const advice = directory.advise(view({ country: ['Ghana'], gender: ['Male'], topic: ['Networking'] }))
  expect(advice.map(({ remove, total }) => `${remove}: ${total}`)).toEqual([
    'Gender: Male: 2',
    'Country: Ghana: 1',
  ])
})

test('an empty search can be removed like a filter', () => {
  const directory = createDirectory(fifteen)
  const advice = directory.advise(view({ country: ['Ghana'] }, { query: 'xylophone' }))
  expect(advice.map(({ remove, total }) => `${remove}: ${total}`)).toEqual(['the search for “xylophone”: 4'])
})

test('where no single removal helps, removing everything does', () => {
  const directory = createDirectory(fifteen)
  const advice = directory.advise(view({ country: ['Canada'], level: ['Junior'] }))
  expect(advice).toEqual([{ remove: 'everything', view: FIRST_VIEW, total: 15 }])
})

test('every piece of advice yields exactly what it promises, and more than nothing', () => {
  fc.assert(
    fc.property(anyMentors, anySelection, fc.constantFrom('', 'ada', 'zzzz'), (mentors, selection, query) => {
      fc.pre(mentors.length > 0)
      const directory = createDirectory({ mentors, options })
      const wanted = { ...FIRST_VIEW, selection, query }
      fc.pre(directory.count(wanted) === 0 && (isAnyChosen(selection) || query !== ''))
      const advice = directory.advise(wanted)
      expect(advice.length).toBeGreaterThan(0)
      for (const { view: way, total } of advice) {
        expect(total).toBeGreaterThan(0)
        expect(directory.show(way, clock, TODAY).total).toBe(total)
      }
    }),
  )
})

test('most shared hours come first in that order', () => {
  const directory = createDirectory(fifteen)
  const { items } = directory.show({ ...FIRST_VIEW, sort: 'hours' }, clock, TODAY)
  const hours = directory.hoursWith(clock)
  const minutes = items.map((item) => hours(item).minutes)
  expect(minutes).toEqual([...minutes].sort((a, b) => b - a))
  expect(minutes[0]).toBe(15 * 60)
})
