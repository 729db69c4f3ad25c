import { expect, test } from 'vitest'
import { mentorDirectory } from '#src/content/mentors.ts'

test('a filter of the directory offers what its mentors have, and nothing else', () => {
  const { mentors, options } = mentorDirectory()
  expect(options.topic.toSorted()).toEqual([...new Set(mentors.flatMap(({ topics }) => topics))].toSorted())
  expect(options.country.toSorted()).toEqual([...new Set(mentors.map(({ country }) => country))].toSorted())
  expect(options.level.toSorted()).toEqual([...new Set(mentors.map(({ level }) => level))].toSorted())
})
