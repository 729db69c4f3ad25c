import { beforeEach, expect, test, vi } from 'vitest'
import { storedJson, storedText } from '#src/lib/storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a stored value is read back', () => {
  const name = storedText('local', 'name')
  expect(name.write('Adaeze')).toBe(true)
  expect(name.read()).toBe('Adaeze')
  expect(localStorage.getItem('name')).toBe('Adaeze')
})

test('an object comes back when it is what it should be', () => {
  const draft = storedJson('local', 'draft', (found) => (Array.isArray(found) ? found.map(String) : null))
  draft.write(['one', 'two'])
  expect(draft.read()).toEqual(['one', 'two'])
  localStorage.setItem('draft', '{"one":1}')
  expect(draft.read()).toBeNull()
  localStorage.setItem('draft', '["one",')
  expect(draft.read()).toBeNull()
})

test('a full storage reports failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(storedText('local', 'name').write('Adaeze')).toBe(false)
})

test('a blocked storage is empty, and nothing breaks', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const name = storedText('local', 'name')
  expect(name.read()).toBeNull()
  expect(name.write('Adaeze')).toBe(false)
  expect(() => name.clear()).not.toThrow()
})

test('a change in another tab is noticed until one stops watching', () => {
  const name = storedText('local', 'name')
  const seen: Array<string | null> = []
  const stop = name.watch((value) => seen.push(value))
  // Simulates another tab: the storage is changed, and all other tabs get the event.
  localStorage.setItem('name', 'Ada')
  window.dispatchEvent(new StorageEvent('storage', { key: 'name' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'name' }))
  expect(seen).toEqual(['Ada', null])
})
