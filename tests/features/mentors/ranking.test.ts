import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describePage, MENTORS_PER_PAGE, pageOf } from '#src/features/mentors/paging.ts'
import { isStale, sortMentors, SORTS, type RankingFacts } from '#src/features/mentors/ranking.ts'
import { anyMentors, mentor, options, TODAY } from './mentors.ts'

const facts: RankingFacts = {
  today: TODAY,
  scoreOf: ({ name }) => name.length,
  sharedMinutesOf: ({ awake }) => awake.from,
  levels: options.levels,
}
const slugs = (mentors: ReadonlyArray<{ slug: string }>) => mentors.map(({ slug }) => slug)

test('a profile is stale from the ninety-first day after its confirmation', () => {
  expect(isStale('2026-08-24', TODAY)).toBe(false)
  expect(isStale('2026-08-23', TODAY)).toBe(true)
  expect(isStale('2026-12-01', TODAY)).toBe(false)
})

test('no order puts a stale profile before a confirmed one, loses a mentor or changes the list it was given', () => {
  fc.assert(
    fc.property(anyMentors, fc.constantFrom(...SORTS), (mentors, sort) => {
      const before = slugs(mentors)
      const sorted = sortMentors(mentors, sort, facts)
      expect(slugs(mentors)).toEqual(before)
      expect(slugs(sorted).sort()).toEqual(before.sort())
      const firstStale = sorted.findIndex(({ lastConfirmedOn }) => isStale(lastConfirmedOn, TODAY))
      if (firstStale === -1) return
      expect(sorted.slice(firstStale).every(({ lastConfirmedOn }) => isStale(lastConfirmedOn, TODAY))).toBe(
        true,
      )
    }),
  )
})

test('sorting again changes nothing, and equals keep the order of the directory', () => {
  fc.assert(
    fc.property(anyMentors, fc.constantFrom(...SORTS), (mentors, sort) => {
      const sorted = sortMentors(mentors, sort, facts)
      expect(sortMentors(sorted, sort, facts)).toEqual(sorted)
      const same = mentors.map((each) => ({ ...mentor(), slug: each.slug }))
      expect(slugs(sortMentors(same, sort, facts))).toEqual(slugs(same))
    }),
  )
})

test('each order puts first what its name says', () => {
  const mentors = [
    mentor({ slug: 'a', name: 'Zoë', level: 'Junior', awake: { from: 3, until: 9 } }),
    mentor({ slug: 'b', name: 'Élodie', level: 'Lead', lastConfirmedOn: '2026-11-20' }),
    mentor({ slug: 'c', name: 'Efua Brobbey', awake: { from: 9, until: 12 } }),
  ]
  const order = (sort: (typeof SORTS)[number]) => slugs(sortMentors(mentors, sort, facts)).join('')
  expect(order('best')).toBe('cba')
  expect(order('hours')).toBe('cba')
  expect(order('confirmed')).toBe('bac')
  expect(order('level')).toBe('bca')
  expect(order('name')).toBe('cba')
})

test('the pages hold everybody once, in order, five at a time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (items) => {
      const { pages } = pageOf(items, 1)
      const all = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1))
      expect(all.flatMap((page) => page.items)).toEqual(items)
      for (const page of all.slice(0, -1)) expect(page.items).toHaveLength(MENTORS_PER_PAGE)
      expect(pageOf(items, pages + 7)).toEqual(all.at(-1))
    }),
  )
})

test('the status line counts from one, and says it in words where nobody fits', () => {
  const fifteen = Array.from({ length: 15 }, (_, index) => index)
  expect(describePage(pageOf(fifteen, 1))).toBe('Showing 1-5 of 15 mentors')
  expect(describePage(pageOf(fifteen, 3))).toBe('Showing 11-15 of 15 mentors')
  expect(describePage(pageOf([1], 1))).toBe('Showing 1 of 1 mentor')
  expect(describePage(pageOf([1, 2, 3, 4, 5, 6], 2))).toBe('Showing 6 of 6 mentors')
  expect(describePage(pageOf([], 1))).toBe('No mentor fits all of this.')
})
