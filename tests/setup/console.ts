import { afterEach, beforeEach, expect, vi } from 'vitest'

// Console errors and warnings fail the test.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

// Testing Library disables React's act while it waits; updates during that time, such as after a file is loaded, make
// React warn. The warning does not indicate a defect of the page.
const BETWEEN_TOOLS = /^The current testing environment is not configured to support act/

function callsOf(method: 'error' | 'warn') {
  return vi.mocked(console[method]).mock.calls.filter(([first]) => !BETWEEN_TOOLS.test(String(first)))
}

afterEach(() => {
  expect(callsOf('error'), 'console.error was called').toEqual([])
  expect(callsOf('warn'), 'console.warn was called').toEqual([])
})
