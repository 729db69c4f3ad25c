import { afterEach, expect, test, vi } from 'vitest'
import { whenNear } from '#src/ui/when-near.ts'

/** An observer for a page without layout: a test decides which elements are near. */
class FakeObserver {
  static last: FakeObserver | undefined
  observed: Array<Element> = []
  constructor(
    readonly notify: (entries: Array<{ isIntersecting: boolean }>) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.last = this
  }
  observe(element: Element) {
    this.observed.push(element)
  }
  disconnect() {
    this.observed = []
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

function wait() {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const row = document.createElement('div')
  const callback = vi.fn()
  const stop = whenNear(row, callback)
  return { row, callback, stop, observer: FakeObserver.last! }
}

test('a row is made once it is less than a screen away, and once only', () => {
  const { row, callback, observer } = wait()
  expect(observer.observed).toEqual([row])
  expect(observer.options.rootMargin).toBe('100% 0px')
  observer.notify([{ isIntersecting: false }])
  expect(callback).not.toHaveBeenCalled()
  observer.notify([{ isIntersecting: false }, { isIntersecting: true }])
  expect(callback).toHaveBeenCalledOnce()
  expect(observer.observed).toEqual([])
})

test('a row that is taken away is not waited for any more', () => {
  const { stop, observer, callback } = wait()
  stop()
  expect(observer.observed).toEqual([])
  expect(callback).not.toHaveBeenCalled()
})

test('a browser without observers makes the row at once', () => {
  expect('IntersectionObserver' in window).toBe(false)
  const callback = vi.fn()
  whenNear(document.createElement('div'), callback)()
  expect(callback).toHaveBeenCalledOnce()
})
