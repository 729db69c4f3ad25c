import { expect, test } from 'vitest'
import { countries } from '#src/content/options.ts'
import { findByName } from '#src/ui/forms/select.tsx'

test.each([
  ['UK', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['America', 'United States'],
  ['us', 'United States'],
  ['congo-kinshasa', 'Democratic Republic of the Congo'],
  ['cote divoire', "Côte d'Ivoire"],
  ['Turkey', 'Türkiye'],
  ['Burma', 'Myanmar'],
  ['korea', 'South Korea'],
  ['Niger', 'Niger'],
])('%s finds %s first [DATA-25]', (typed, name) => {
  expect(findByName(countries(), typed)[0]?.name).toBe(name)
})

test('no other name of a country is the name of another', () => {
  const names = countries().flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])
  expect(names).toEqual([...new Set(names)])
})
