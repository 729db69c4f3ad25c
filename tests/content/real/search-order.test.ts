import { expect, test } from 'vitest'
import { searchEntries } from '#src/content/search.ts'
import { createTextSearch, TITLE_AND_TEXT } from '#src/features/search/text-search.ts'

const search = await createTextSearch(searchEntries(), TITLE_AND_TEXT)
const addresses = (query: string) => search(query).found.map(({ text }) => text.to)

test("a search for 'password' leads to login and recovery first", () => {
  const found = addresses('password').slice(0, 3)
  expect(found).toContain('/login')
  expect(found).toContain('/password-recovery')
})

test("a search for 'mentor' finds what is about mentors before the terms of use", () => {
  const found = addresses('mentor')
  expect(found[0]).toMatch(/mentor/u)
  expect(found.slice(0, 10)).not.toContain('/terms-of-use')
})
