import { expect, test } from 'vitest'
import { countries } from '#src/content/options.ts'
import { findByName } from '#src/ui/find-by-name.ts'

test.each([
  ['UK', 'United Kingdom'],
  ['u.k.', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['scot', 'United Kingdom'],
  ['America', 'United States'],
  ['USA', 'United States'],
  ['us', 'United States'],
  ['UAE', 'United Arab Emirates'],
  ['DRC', 'Democratic Republic of the Congo'],
  ['congo-kinshasa', 'Democratic Republic of the Congo'],
  ['congo kin', 'Democratic Republic of the Congo'],
  ['Ivory', "Côte d'Ivoire"],
  ['Côte d’Iv', "Côte d'Ivoire"],
  ['cote divoire', "Côte d'Ivoire"],
  ['Holland', 'Netherlands'],
  ['Turkey', 'Türkiye'],
  ['turkiye', 'Türkiye'],
  ['Burma', 'Myanmar'],
  ['Swaziland', 'Eswatini'],
  ['Cabo', 'Cape Verde'],
  ['Czech Rep', 'Czechia'],
  ['macedonia', 'North Macedonia'],
  ['East Timor', 'Timor-Leste'],
  ['Russian', 'Russia'],
  ['korea', 'South Korea'],
  ['Niger', 'Niger'],
])('%s finds %s first [DATA-25]', (typed, name) => {
  const found = findByName(
    countries().map((country) => ({ ...country, label: country.name })),
    typed,
  )
  expect(found[0]?.name).toBe(name)
})

test('no other name of a country is the name of another', () => {
  const names = countries().flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])
  expect(names).toEqual([...new Set(names)])
})
