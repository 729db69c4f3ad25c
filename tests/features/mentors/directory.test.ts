import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mentor } from '#src/content/mentors.ts'
import {
  createDirectory,
  describePage,
  findMentors,
  isStale,
  optionCounts,
  pageOf,
  searchMentors,
  sortedMentors,
} from '#src/features/mentors/directory.ts'
import { sharedHours } from '#src/features/mentors/hours.ts'
import { FILTERS, SORTS, type Sort } from '#src/features/mentors/view.ts'
import { anySelection, fifteen, mentor, options, TODAY, type Selection } from './mentors.ts'

const clock = { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'Africa/Lagos' }
const view = (chosen: Partial<Selection> & { q?: string; sort?: Sort; page?: string }) =>
  new URLSearchParams(
    Object.entries(chosen).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  )
const slugs = (mentors: ReadonlyArray<{ slug: string }>) => mentors.map(({ slug }) => slug)
const directoryOf = (mentors: Array<Mentor>) => createDirectory({ ...fifteen, mentors })
const whole = await createDirectory(fifteen)

test('mentors match any value of a filter and every filter', async () => {
  const directory = await directoryOf([
    mentor({ slug: 'lagos', topics: ['Programming', 'Networking'] }),
    mentor({ slug: 'accra', topics: ['Data Science'], country: 'Ghana', languages: ['French'] }),
  ])
  const find = (selection: Partial<Selection>) => slugs(findMentors(directory, view(selection)))
  expect(find({})).toEqual(['lagos', 'accra'])
  expect(find({ topic: ['Programming', 'Data Science'] })).toEqual(['lagos', 'accra'])
  expect(find({ topic: ['Programming', 'Data Science'], country: ['Ghana'] })).toEqual(['accra'])
  expect(find({ topic: ['Programming'], language: ['French'] })).toEqual([])
})

test('the count beside an option is the number of mentors that it would show with the other filters', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      for (const filter of FILTERS) {
        const counts = optionCounts(whole.mentors, view(selection), filter)
        for (const value of options[filter]) {
          const alone = findMentors(whole, view({ ...selection, [filter]: [value] }))
          expect(counts.get(value) ?? 0).toBe(alone.length)
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('the label of a time zone is its value in the address [DATA-29]', () => {
  const found = findMentors(whole, new URLSearchParams('timezone=(GMT%2B00:00)+Accra'))
  expect(slugs(found)).toEqual(['mentor-1', 'mentor-2', 'mentor-3', 'mentor-4'])
})

test('an order and a page that there is not have no effect', () => {
  const odd = new URLSearchParams('sort=tallest&page=last')
  expect(pageOf(sortedMentors(whole, odd, clock), odd)).toEqual(
    pageOf(sortedMentors(whole, view({}), clock), view({})),
  )
})

test.each(SORTS)(
  'the order %s puts stale profiles last and keeps the order of equal mentors',
  async (sort) => {
    const days = { old: '2026-06-01', a: TODAY, b: TODAY, c: TODAY }
    const mentors = Object.entries(days).map(([slug, lastConfirmedOn]) => mentor({ slug, lastConfirmedOn }))
    const sorted = sortedMentors(await directoryOf(mentors), view({ sort }), clock)
    expect(slugs(sorted)).toEqual(['a', 'b', 'c', 'old'])
  },
)

test.each<[Sort, string]>([
  ['best', 'abc'],
  ['hours', 'bca'],
  ['confirmed', 'bac'],
  ['level', 'bca'],
  ['name', 'cba'],
])('the order %s gives %s', async (sort, order) => {
  const directory = await directoryOf([
    mentor({ slug: 'a', name: 'Zoë', level: 'Junior', awake: { from: 9, until: 11 } }),
    mentor({ slug: 'b', name: 'Élodie', level: 'Lead', lastConfirmedOn: '2026-11-20' }),
    mentor({ slug: 'c', name: 'Efua Brobbey', awake: { from: 9, until: 12 } }),
  ])
  const sorted = sortedMentors(directory, view({ sort }), clock)
  expect(slugs(sorted).join('')).toBe(order)
  const minutes = sorted.map((each) => sharedHours(clock, each).minutes)
  if (sort === 'hours') expect(minutes).toEqual([15 * 60, 3 * 60, 2 * 60])
})

test('a profile is stale from the ninety-first day after its confirmation', () => {
  expect(isStale('2026-08-24', clock)).toBe(false)
  expect(isStale('2026-08-23', clock)).toBe(true)
  expect(isStale('2026-12-01', clock)).toBe(false)
  expect(TODAY).toBe('2026-11-22')
})

const people = await directoryOf([
  mentor({
    slug: 'hauwa',
    name: 'Hauwa Jibrin',
    content: 'Likes networking events.',
  }),
  mentor({
    slug: 'aissatou',
    name: 'Aïssatou Ndoye',
    role: 'Senior network engineer for wind and telecoms, Dakar',
    topics: ['Networking'],
    country: 'Senegal',
  }),
  mentor({
    slug: 'celeste',
    name: 'Celeste Macuácua',
    topics: ['Artificial Intelligence'],
    languages: ['Portuguese'],
  }),
])

test.each([
  ['aissatou', ['aissatou']],
  ['ndoye aissatou', ['aissatou']],
  ['portug', ['celeste']],
  ['engineer in Dakar', ['aissatou']],
  ['senegal', ['aissatou']],
  ['Aisatou', ['aissatou']],
  // A word in a topic counts more than the same word in passing.
  ['networking', ['aissatou', 'hauwa']],
  ['hauwa portuguese', []],
  [' … ! ', ['hauwa', 'aissatou', 'celeste']],
])('keywords “%s” find %j', (query, found) => {
  expect(slugs(findMentors(people, view({ q: query })))).toEqual(found)
})

test.each([
  ['aissatou', false],
  ['celeste portugese', true],
])('keywords “%s” taken for similar words: %j', (query, guess) => {
  expect(searchMentors(people, query).isGuess).toBe(guess)
})

test('the status line counts from one, and says in words that nobody fits', () => {
  const all = Array.from({ length: 15 }, (_, index) => index)
  expect(describePage(pageOf(all, view({ page: '1' })))).toBe('Showing 1-5 of 15 mentors')
  expect(describePage(pageOf(all, view({ page: '3' })))).toBe('Showing 11-15 of 15 mentors')
  // A page beyond the last is the last.
  expect(describePage(pageOf(all, view({ page: '9' })))).toBe('Showing 11-15 of 15 mentors')
  expect(describePage(pageOf([1], view({ page: '1' })))).toBe('Showing 1 of 1 mentor')
  expect(describePage(pageOf([1, 2, 3, 4, 5, 6], view({ page: '2' })))).toBe('Showing 6 of 6 mentors')
  expect(describePage(pageOf([], view({ page: '1' })))).toBe('No mentor fits all of this.')
})
