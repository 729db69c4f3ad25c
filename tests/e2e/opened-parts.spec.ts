import type { Page } from '@playwright/test'
import { doubleText, misfits } from './layout-faults.ts'
import { MEMBER_PARTS, MEMBER_PARTS_OF_PHONES } from './member-parts.ts'
import { PUBLIC_PARTS, PUBLIC_PARTS_OF_PHONES, type Part } from './public-parts.ts'
import { accessibilityProblems, expect, test } from './site.ts'

// During a fade-in, every text would have too little contrast.
test.use({ reducedMotion: 'reduce' })

const DAILY = ['the profile menu']
const DAILY_ON_PHONES = [
  'the menu, folded and unfolded,',
  'the photo viewer',
  'the window for gifts of a person',
]

/** The parts that are looked at each time; the others are each night. */
function lookedAt(parts: Record<string, Part>, daily: ReadonlyArray<string>) {
  return Object.entries(parts).filter(([name]) => daily.includes(name) || process.env.EVERY_PAGE)
}

const look = async (page: Page) => expect(await accessibilityProblems(page)).toEqual([])

for (const [name, show] of lookedAt({ ...PUBLIC_PARTS, ...MEMBER_PARTS }, DAILY))
  test(`${name} has no fault that axe can find [MORE-3 MORE-36 A11Y-7 DARK-9]`, ({ page }) =>
    show(page, () => look(page)))

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  const parts = { ...PUBLIC_PARTS_OF_PHONES, ...MEMBER_PARTS_OF_PHONES }
  for (const [name, show] of lookedAt(parts, DAILY_ON_PHONES))
    test(`${name} has no fault that axe can find, and a window has room for letters twice as large [MORE-3 MORE-5 A11Y-7 DARK-9]`, async ({
      page,
    }) => {
      await show(page, () => look(page))
      const dialog = page.getByRole('dialog')
      // Any other part lies on the text of its page.
      if (await dialog.isHidden()) return
      await doubleText(page)
      await expect.poll(() => misfits(page)).toEqual([])
      expect(await page.evaluate(findSidewaysScrolling)).toEqual([])
      expect(await page.evaluate(findBrokenWords)).toEqual([])
      await dialog.getByRole('button', { name: /^Close/ }).click()
      await expect(dialog).toHaveCount(0)
    })
})

function findSidewaysScrolling(): Array<string> {
  return [...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    .filter((element) => /auto|scroll/u.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth - clientWidth} px`)
}

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
