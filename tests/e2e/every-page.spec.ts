import { sweptPages as pages } from './built-pages.ts'
import { findMovedUp, layoutShift, recordShifts } from './layout-shifts.ts'
import { expectEveryLinkLeadsSomewhere } from './links.ts'
import { doubleText, findOverflowingElements, overflow } from './overflow.ts'
import { accessibilityProblems, expect, isMemberPage, open, signIn, test, walkThrough } from './site.ts'
import { findUnreadableText } from './visible-text.ts'

/** The pages for unknown addresses, at their own paths. */
const isNotFound = (page: string) => page.endsWith('/404')

// Recording a trace takes as long as the visit itself, and the failures name the fault.
test.use({ trace: 'off' })

for (const path of pages.filter((page) => !isNotFound(page))) {
  test(`${path} hydrates without a console message and without any fault axe can find in light or dark colours, and names its parts; members’ links lead somewhere [MORE-2 A11Y-6 A11Y-7 DARK-9]`, async ({
    page,
  }) => {
    if (isMemberPage(path)) await signIn(page)
    await open(page, path)
    await walkThrough(page)
    expect.soft(await accessibilityProblems(page)).toEqual([])
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Names of landmarks and alternative texts are among what axe looks at.
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    if (isMemberPage(path)) await expectEveryLinkLeadsSomewhere(page, path)
  })

  test(`${path} fits a small phone, at any text size up to 200 %, nothing lies on other text, and nothing moves while it loads [MORE-4 MORE-5 A11Y-8]`, async ({
    page,
  }) => {
    await recordShifts(page)
    await page.setViewportSize({ width: 320, height: 640 })
    if (isMemberPage(path)) await signIn(page)
    await open(page, path)
    expect.soft(await overflow(page), 'pixels beyond the screen').toBeLessThanOrEqual(0)
    expect.soft(await layoutShift(page), 'cumulative layout shift').toBeLessThan(0.01)
    expect.soft(await page.evaluate(findMovedUp)).toEqual([])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await doubleText(page)
    expect.soft(await overflow(page), 'pixels beyond the screen with large text').toBeLessThanOrEqual(0)
    expect.soft(await page.evaluate(findOverflowingElements)).toEqual([])
    expect.soft(await page.evaluate(findUnreadableText)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every public page shows its heading, the footer and the places of its pictures [SITE-3 SITE-7]', async ({
    page,
  }) => {
    for (const path of pages.filter((each) => !isNotFound(each) && !isMemberPage(each))) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect.soft(page.getByRole('contentinfo'), path).toBeVisible()
        await expect.soft(page.locator('img:not([width]), img:not([height])'), path).toHaveCount(0)
      })
    }
  })

  test('every member page says that it needs scripts, and leads to pages that do not', async ({ page }) => {
    for (const path of pages.filter((each) => !isNotFound(each) && isMemberPage(each))) {
      await test.step(path, async () => {
        await page.goto(path)
        // Not by its text, as Playwright treats <noscript> content as invisible.
        const words = page.locator('noscript > :not(style)')
        await expect.soft(words, path).toContainText('The member area needs JavaScript.')
        await expect.soft(words, path).toBeVisible()
        await expect.soft(words.locator('a'), path).toHaveAttribute('href', '/')
      })
    }
    await page.locator('noscript a').click()
    await expect(page).toHaveURL('/')
  })
})
