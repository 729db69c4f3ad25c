import type { Page } from '@playwright/test'
import { sweptPages } from './built-pages.ts'
import { doubleText, findMovedUp, layoutShift, misfits, overflow, recordShifts } from './layout-faults.ts'
import { accessibilityProblems, expect, isMemberPage, loadPictures, openAsVisitor, test } from './site.ts'

/** Scripts of a page, in bytes after Brotli (MORE-34). Members often have most of them in their cache. */
const BUDGET = { visitors: 210_000, members: 260_000 }

const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as Array<PerformanceResourceTiming>)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )

// The pages for unknown addresses are at their own paths.
for (const path of sweptPages.filter((page) => !page.endsWith('/404'))) {
  test(`${path} fits a small phone at any text size up to 200 %, stands still while it loads, has no fault axe can find, logs nothing and keeps its budget [MORE-2 MORE-4 MORE-5 MORE-34 A11Y-6..8 DARK-9]`, async ({
    page,
  }) => {
    await recordShifts(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await openAsVisitor(page, path)
    expect.soft(await layoutShift(page), 'cumulative layout shift').toBeLessThan(0.01)
    expect.soft(await page.evaluate(findMovedUp)).toEqual([])
    expect.soft(await overflow(page), 'pixels beyond the screen').toBeLessThanOrEqual(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await doubleText(page)
    // Carousels measure their size again.
    await expect.poll(() => misfits(page), 'with large text').toEqual([])

    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize({ width: 1440, height: 900 })
    await loadPictures(page)
    expect.soft(await accessibilityProblems(page)).toEqual([])
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Names of landmarks and alternative texts are among what axe looks at.
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    if (isMemberPage(path)) await expectEveryLinkLeadsSomewhere(page)
    await page.waitForLoadState('networkidle')
    const budget = isMemberPage(path) ? BUDGET.members : BUDGET.visitors
    expect(await fetchedScripts(page), 'bytes of scripts').toBeLessThanOrEqual(budget)
  })
}

/** The status of each address, as many pages link to the same ones. */
const answered = new Map<string, number>()

/** Links of public pages are checked in the build; those of members exist in browsers only. */
async function expectEveryLinkLeadsSomewhere(page: Page) {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all: Array<HTMLAnchorElement>) => all.map(({ href }) => href))
  expect.soft(links.length).toBeGreaterThan(10)
  for (const link of new Set(links)) {
    const { origin, pathname, hash, protocol } = new URL(link)
    const here = new URL(page.url())
    if (origin !== here.origin) {
      expect.soft(['https:', 'mailto:', 'tel:'], link).toContain(protocol)
      continue
    }
    const status = answered.get(pathname) ?? (await page.request.get(pathname)).status()
    answered.set(pathname, status)
    expect.soft(status, link).toBe(200)
    if (pathname === here.pathname && hash !== '')
      await expect.soft(page.locator(`[id="${hash.slice(1)}"]`), link).toHaveCount(1)
  }
}
