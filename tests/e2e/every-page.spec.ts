import { pages } from './built-pages.ts'
import { accessibilityProblems, expect, isMemberPage, open, signIn, test, walkThrough } from './site.ts'

/** The pages for unknown addresses, at paths of their own. */
const isNotFound = (page: string) => page.endsWith('/404')

for (const path of pages.filter((page) => !isNotFound(page))) {
  test(`${path} comes to life without a complaint and without any fault axe can find [MORE-2]`, async ({
    page,
  }) => {
    if (isMemberPage(path)) await signIn(page)
    await open(page, path)
    await walkThrough(page)
    expect(await accessibilityProblems(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test(`${path} fits a small phone: nothing is wider than the screen, and nothing moves while it loads [MORE-4]`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: Array<number> = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 320, height: 640 })
    if (isMemberPage(path)) await signIn(page)
    await open(page, path)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(tooWide, 'pixels beyond the screen').toBeLessThanOrEqual(0)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Array<number> }).shifts)
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      'cumulative layout shift',
    ).toBeLessThan(0.01)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages.filter((page) => !isNotFound(page) && !isMemberPage(page))) {
    test(`${path} shows its heading, the navigation and all of its pictures' places [SITE-3 SITE-7]`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await page.locator('img:not([width]), img:not([height])').count()).toBe(0)
    })
  }

  for (const path of pages.filter(isMemberPage)) {
    test(`${path} says that it needs scripts, and leads to pages that do not`, async ({ page }) => {
      await page.goto(path)
      // Not by its text: Playwright treats <noscript> content as invisible.
      const words = page.locator('noscript p')
      await expect(words).toContainText('The member area needs JavaScript.')
      await expect(words).toBeVisible()
      await words.locator('a').click()
      await expect(page).toHaveURL('/')
    })
  }
})
