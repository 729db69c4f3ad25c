import './jsdom.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Generous for busy machines; a test that waits in vain still fails.
configure({ asyncUtilTimeout: 10_000 })

// Hooks run in reverse order: this one before the console is checked.
afterEach(cleanup)

// The next file uses the same window, if there is one: server rendering is tested without.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (typeof document === 'undefined') return
  const { toast } = await import('react-hot-toast')
  toast.remove()
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
