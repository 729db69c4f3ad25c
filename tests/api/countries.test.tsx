import { delay, http } from 'msw'
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

test('a network that does not answer is waited for ten seconds', async () => {
  server.use(http.get('/options/countries.json', () => delay('infinite')))
  const loadCountries = await freshLoader()
  vi.useFakeTimers()
  try {
    let hasFailed = false
    const loading = loadCountries().catch(() => (hasFailed = true))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(hasFailed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await loading
    expect(hasFailed).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
