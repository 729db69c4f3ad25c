import { promisify } from 'node:util'
import './jsdom.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

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

const hasWindow = typeof document !== 'undefined'

// Each test begins on a device of its own. Storage that a test has blocked works again by then.
beforeEach(async () => {
  if (!hasWindow) return
  localStorage.clear()
  sessionStorage.clear()
  // Once a file has asked for it, the files that follow have it as well.
  if (!('indexedDB' in globalThis)) return
  const { clearFilesAndQueue } = await import('#src/features/offline/queue.ts')
  await clearFilesAndQueue()
})

// Hooks run in reverse order: first the page goes, then what it used, and the console is checked last.
afterEach(() => {
  toast.remove()
  // What the page has planned for its next frames as it went would be lost with the clock of the test: a dialog that has
  // closed would hold back presses outside the dialogs of later tests.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(100)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
afterEach(cleanup)

// The next file uses the same window, if there is one: server rendering is tested without.
afterAll(async () => {
  // Pages load modules that no test waits for. Without a window, those would fail.
  await vi.dynamicImportSettled()
  vi.restoreAllMocks()
  if (!hasWindow) return
  document.body.replaceChildren()
  document.title = ''
  history.replaceState(null, '', '/')
})
