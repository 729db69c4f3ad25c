import { promisify } from 'node:util'
import './jsdom.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

const { asyncWrapper } = getConfig()
// The real one, also in tests with fake timers.
const nextTurn = promisify(setImmediate)

configure({
  // Generous for busy machines; a test that waits in vain still fails.
  asyncUtilTimeout: 10_000,
  // An element is found as soon as it is in the document. React runs the effects of that render in a later turn, and
  // then those of the renders that they cause: on a busy machine, a test would otherwise go on before them.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await wait()
      await nextTurn()
      await nextTurn()
      return result
    }),
})

// Hooks run in reverse order: this one before the console is checked.
afterEach(cleanup)

// The next file uses the same window, if there is one: server rendering is tested without.
afterAll(async () => {
  vi.useRealTimers()
  // Pages load modules that no test waits for. Without a window, those would fail.
  await vi.dynamicImportSettled()
  vi.restoreAllMocks()
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
