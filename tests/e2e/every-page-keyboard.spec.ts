import type { Page } from '@playwright/test'
import { sweptPages as pages } from './built-pages.ts'
import { faultsWithForcedColors } from './forced-colors.ts'
import { faultsOnTheWay } from './keyboard-walk.ts'
import { expect, isMemberPage, open, test } from './site.ts'

// Recording a trace takes as long as the visit itself, and the failures name the fault.
test.use({ trace: 'off', reducedMotion: 'reduce' })

/** Endless animations and transitions of the open page, and playing videos. */
function movements(page: Page): Promise<Array<string>> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '')),
  )
}

const isNotFound = (page: string) => page.endsWith('/404')

for (const path of pages.filter((page) => !isMemberPage(page) && !isNotFound(page))) {
  test(`${path} leads the focus in order, in sight and outlined, keeps its shapes with forced colours, and stands still if asked to [A11Y-3 A11Y-4 A11Y-5]`, async ({
    page,
  }) => {
    await open(page, path)
    expect.soft(await movements(page)).toEqual([])
    await expect.soft(page.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
    expect.soft(await faultsWithForcedColors(page)).toEqual([])
    expect.soft(await faultsOnTheWay(page)).toEqual([])
  })
}

for (const path of ['/', '/faqs', '/privacy-policy', '/volunteer']) {
  test(`on a phone ${path} leads the focus in order, in sight and outlined [A11Y-3]`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    expect(await faultsOnTheWay(page)).toEqual([])
  })
}
