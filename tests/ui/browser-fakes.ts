import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Comes with these preferences, until the end of the test. */
export function visit({ lessMotion = false, saveData = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: lessMotion && query === '(prefers-reduced-motion: reduce)',
    addEventListener() {},
    removeEventListener() {},
  }))
  const connection = Object.assign(new EventTarget(), { saveData })
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
}

export function hideTab(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

export function wait(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}

type Widths = { track: number; card: number }

/** Sets the width of card rows. Returns a function that resizes them. */
export function layOut(first: Widths) {
  let widths = first
  const observers: Array<() => void> = []
  const widthOf = (element: HTMLElement) =>
    element.getAttribute('aria-roledescription') === 'slide' ? widths.card : widths.track

  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widthOf(this)
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, widthOf(this), 100)
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        observers.push(onResize)
        onResize()
      }
      observe() {}
      disconnect() {}
    },
  )
  return function resize(next: Widths) {
    widths = next
    act(() => observers.forEach((onResize) => onResize()))
  }
}

/** All Emotion styles of an element, with media queries: jsdom supports neither layers nor screen widths. */
export function cssOf(element: Element): string {
  const names = [...element.classList]
  return [...document.querySelectorAll('style')]
    .map((style) => style.textContent)
    .filter((css) => names.some((name) => css.includes(`.${name}`)))
    .join('\n')
}
