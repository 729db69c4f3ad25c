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
