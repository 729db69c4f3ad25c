import type { Page } from '@playwright/test'

/** Records every layout shift from the first paint on. Call this before the page is opened. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Array<number> = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of the shifts of this page so far. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Array<number> }).shifts)
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

/** Elements shown above those that precede them in the document, which they push down while a page arrives in parts. */
export function findMovedUp(): Array<string> {
  return [...document.querySelectorAll('main *')]
    .filter((element) => Number(getComputedStyle(element).order) < 0)
    .map((element) => element.outerHTML.slice(0, 100))
}
