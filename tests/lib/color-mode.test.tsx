import { afterEach, expect, test, vi } from 'vitest'
import { chooseColorMode, currentColorMode, watchColorMode } from '#src/lib/color-mode.ts'

const page = document.documentElement

afterEach(() => void delete page.dataset.colorMode)

/** Simulates a change in another tab. */
function changeInOtherTab(value: string | null) {
  if (value === null) localStorage.clear()
  else localStorage.setItem('colorMode', value)
  window.dispatchEvent(new StorageEvent('storage', { key: value === null ? null : 'colorMode' }))
}

function returnFromCache() {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

function blockStorage() {
  return vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
}

test('a choice in another tab applies here too, until nobody listens any more [DARK-6]', () => {
  const onChange = vi.fn()
  const stop = watchColorMode(onChange)
  changeInOtherTab('dark')
  expect(currentColorMode()).toBe('dark')
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  changeInOtherTab('light')
  expect(currentColorMode()).toBe('dark')
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a page from the back/forward cache has the mode that was chosen meanwhile [DARK-6]', () => {
  const stop = watchColorMode(() => undefined)
  localStorage.setItem('colorMode', 'dark')
  returnFromCache()
  expect(currentColorMode()).toBe('dark')
  stop()
})

test('with storage blocked, the choice applies to the open page, also after a return to it [DARK-5]', () => {
  const blocked = blockStorage()
  const stop = watchColorMode(() => undefined)
  chooseColorMode('dark')
  expect(currentColorMode()).toBe('dark')
  returnFromCache()
  expect(currentColorMode()).toBe('dark')
  stop()
  blocked.mockRestore()
})

test('while the colours change, nothing fades [DARK-10]', async () => {
  chooseColorMode('dark')
  expect(page).toHaveAttribute('data-is-changing-colors')
  await vi.waitFor(() => expect(page).not.toHaveAttribute('data-is-changing-colors'))
})
