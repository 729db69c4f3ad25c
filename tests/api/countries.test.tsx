import { beforeEach, expect, test, vi } from 'vitest'
import { noCountries, threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'

const server = mockServer()

beforeEach(() => vi.resetModules())

async function freshLoader() {
  return (await import('#src/api/countries.ts')).loadCountries
}

test('countries are chosen and sent by their names [DATA-25]', async () => {
  server.use(threeCountries)
  const loadCountries = await freshLoader()
  expect(await loadCountries()).toEqual([
    { value: 'Ghana', label: 'Ghana' },
    { value: 'India', label: 'India' },
    { value: 'Nigeria', label: 'Nigeria' },
  ])
})

test('the list is fetched once, however many menus show it', async () => {
  let requests = 0
  server.events.on('request:start', () => requests++)
  server.use(threeCountries)
  const loadCountries = await freshLoader()
  await Promise.all([loadCountries(), loadCountries()])
  await loadCountries()
  expect(requests).toBe(1)
})

test('a list that did not arrive is asked for again', async () => {
  server.use(noCountries)
  const loadCountries = await freshLoader()
  await expect(loadCountries()).rejects.toThrow('503')
  server.use(threeCountries)
  expect(await loadCountries()).toHaveLength(3)
})
