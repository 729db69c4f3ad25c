import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMentorSearch, isSearch } from '#src/features/mentors/search.ts'
import { anyMentors, mentor } from './mentors.ts'

const mentors = [
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
  mentor({ slug: 'hauwa', name: 'Hauwa Jibrin', content: 'Likes networking events.' }),
]
const find = (query: string) => [...createMentorSearch(mentors).scoresOf(query).keys()]

test.each([
  ['aissatou', ['aissatou']],
  ['AÏSSATOU', ['aissatou']],
  ['ndoye aissatou', ['aissatou']],
  ['macuacua', ['celeste']],
  ['portug', ['celeste']],
  ['engineer in Dakar', ['aissatou']],
  ['senegal', ['aissatou']],
  ['Aisatou', ['aissatou']],
  ['Celestee', ['celeste']],
  ['artifical inteligence', ['celeste']],
  ['hauwa portuguese', []],
  ['xylophone', []],
])('“%s” finds %j', (query, slugs) => {
  expect(find(query)).toEqual(slugs)
})

test.each([
  ['aissatou', false],
  ['engineers portug', false],
  ['Aisatou', true],
  ['hauwa portugese', true],
])('whether “%s” is taken for similar words: %j', (query, isGuess) => {
  expect(createMentorSearch(mentors).isGuess(query)).toBe(isGuess)
})

test('a word in a name or a topic counts more than the same word in passing', () => {
  const scores = createMentorSearch(mentors).scoresOf('networking')
  expect(scores.get('aissatou')).toBeGreaterThan(scores.get('hauwa') ?? Infinity)
})

test('signs alone are no search', () => {
  expect(isSearch(' … ! ')).toBe(false)
  expect(isSearch('C')).toBe(true)
})

test('every mentor is found by each word of the name, in any case, and one more word never finds more', () => {
  fc.assert(
    fc.property(anyMentors, fc.constantFrom('obi', 'dev', 'data', 'ghana'), (all, more) => {
      const { scoresOf: search } = createMentorSearch(all)
      for (const { slug, name } of all) {
        for (const word of name.split(' ')) {
          const found = search(word.toUpperCase())
          expect(found.has(slug)).toBe(true)
          const both = [...search(`${word} ${more}`).keys()]
          expect([...found.keys()]).toEqual(expect.arrayContaining(both))
        }
      }
    }),
  )
})

test('reading mentors in pieces changes no result, and ends', () => {
  const pieces = createMentorSearch(mentors)
  let calls = 0
  while (!pieces.prepare(() => calls++ % 2 === 0)) expect(calls).toBeLessThan(100)
  expect([...pieces.scoresOf('networking')]).toEqual([...createMentorSearch(mentors).scoresOf('networking')])
})
