import { expect, test } from 'vitest'
import { countries } from '#src/content/options.ts'
import { loader } from '#src/routes/site/countries-file.ts'

test('there are about 240 countries, each with a code of its own', () => {
  const list = countries()
  expect(list.length).toBeGreaterThan(230)
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
  expect(list).toContainEqual({ code: 'NG', name: 'Nigeria' })
})

test('the file for menus has names and codes and nothing else', async () => {
  const list: unknown = await loader().json()
  expect(list).toEqual(countries())
})
