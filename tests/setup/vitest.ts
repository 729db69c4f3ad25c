import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Whatever the console complains about is a defect: the test in which it happens fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  if (typeof document !== 'undefined') cleanup()
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'console.warn was called').toEqual([])
})
