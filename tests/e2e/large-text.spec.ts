import type { Page } from '@playwright/test'
import { causes, pick, site } from './content.ts'
import { doubleTextFromStart, findOverflowingElements } from './overflow.ts'
import { expect, open, test } from './site.ts'

// Text of 200 % on narrow screens; every-page.spec.ts checks the pages themselves.

/** Finds broken words in headings, links, buttons and labels of the open dialog. */
function findBrokenWords(): Array<string> {
  const broken: Array<string> = []
  for (const element of document.querySelectorAll('[role=dialog] :is(h2, h3, a, button, label, legend)')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const place = document.createRange()
        place.setStart(text, index)
        place.setEnd(text, index + word.length)
        if (place.getClientRects().length > 1) broken.push(word)
      }
    }
  }
  return broken
}

/** Finds elements of the open dialog that overflow horizontally, with the pixels. */
function findSidewaysScrolling(): Array<string> {
  return [...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    .filter((element) => /auto|scroll/u.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth - clientWidth} px`)
}

const longest = pick(
  causes.toSorted((a, b) => b.title.length - a.title.length),
  0,
)

const openings: Array<{ what: string; openIt: (page: Page) => Promise<void> }> = [
  ...['individual', 'company'].map((type) => ({
    what: `the window for gifts on the tab ${type}`,
    openIt: async (page: Page) => {
      await open(page, `/donate?cause=${longest.slug}&type=${type}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Donate', exact: true }).click()
      await expect(page.getByText('Please tell us your first name.')).toBeVisible()
    },
  })),
  {
    what: 'the menu, unfolded,',
    openIt: async (page) => {
      await open(page, '/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: site.navigation.moreLabel }).click()
    },
  },
  {
    what: 'the photo viewer',
    openIt: async (page) => {
      await open(page, '/gallery')
      await page.getByRole('main').locator('a[href*="?photo="]').first().click()
    },
  },
]

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })

for (const { what, openIt } of openings) {
  test(`${what} has room for letters twice as large [MORE-5]`, async ({ page }) => {
    await doubleTextFromStart(page)
    await openIt(page)
    const close = page.getByRole('dialog').getByRole('button', { name: /^Close/ })
    await expect(close).toBeVisible()
    expect(await page.evaluate(findSidewaysScrolling)).toEqual([])
    expect(await page.evaluate(findOverflowingElements)).toEqual([])
    expect(await page.evaluate(findBrokenWords)).toEqual([])
    await close.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}
