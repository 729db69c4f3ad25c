import { expect, test } from '@playwright/test'
import { templatePages } from './built-pages.ts'
import { loadPictures, openAsVisitor } from './site.ts'

/*
 * `npx playwright test --project=screenshots` compares the look of one page of each route with the approved one, after
 * `CONTENT_NOW=2026-11-27T09:00:00Z npm run build`. With `--update-snapshots` it approves the present look: check the
 * changed files before committing. Pictures are hidden, and eight pixels are one in the approved file, which keeps it small.
 */

test.use({ deviceScaleFactor: 0.125, contextOptions: { reducedMotion: 'reduce' } })

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

for (const path of templatePages) {
  test(`${path} looks as it was approved, on phones and laptops, in light and dark mode [LOOK-1]`, async ({
    page,
  }) => {
    // The lists of events of the build depend on its time as well.
    await page.clock.setFixedTime('2026-11-27T09:00:00.000Z')
    await openAsVisitor(page, path)
    await loadPictures(page)
    await page.waitForLoadState('networkidle')
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
        fullPage: true,
        scale: 'device',
        maxDiffPixels: 3,
        stylePath: 'tests/e2e/screenshots.css',
      })
    }
  })
}
