import './jsdom.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A busy machine may take its time; a test that waits for nothing still fails.
configure({ asyncUtilTimeout: 10_000 })

// Whatever the console complains about is a defect: the test in which it happens fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

// Testing Library turns React's act off while it waits for something; what a page finishes in just that moment, such as a
// file it fetched, makes React say so. That is between the two of them, and no defect of the page.
const BETWEEN_TOOLS = /^The current testing environment is not configured to support act/

function complaints(method: 'error' | 'warn') {
  return vi.mocked(console[method]).mock.calls.filter(([first]) => !BETWEEN_TOOLS.test(String(first)))
}

afterEach(() => {
  if (typeof document !== 'undefined') cleanup()
  expect(complaints('error'), 'console.error was called').toEqual([])
  expect(complaints('warn'), 'console.warn was called').toEqual([])
})
