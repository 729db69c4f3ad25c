import type { Page } from '@playwright/test'
import { pages } from './built-pages.ts'
import { expect, isMemberPage, open, signIn, test } from './site.ts'

// 200 % text size on the narrowest screen, as WCAG 1.4.4 and 1.4.10 require.
test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })

/** The page for unknown addresses, at a path of its own. */
const isNotFound = (page: string) => page.endsWith('/404')

/** Doubles the text size before the page loads. */
async function doubleLetters(page: Page) {
  await page.addInitScript(() => {
    const double = () => document.documentElement?.style.setProperty('font-size', '200%')
    double()
    document.addEventListener('DOMContentLoaded', double)
  })
}

/** Headings, links and buttons that overflow the screen; rows that scroll are exempt. */
function findOutsiders(): Array<string> {
  const width = document.documentElement.clientWidth
  const rowsToScroll = [...document.querySelectorAll('*')].filter((element) =>
    /auto|scroll|clip/u.test(getComputedStyle(element).overflowX),
  )

  function rightEdge(element: Element): number {
    const edges = [element.getBoundingClientRect().right]
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      // One pixel wide: for screen readers only.
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue
      const words = document.createRange()
      words.selectNodeContents(text)
      edges.push(words.getBoundingClientRect().right)
    }
    return Math.max(...edges)
  }

  return [...document.querySelectorAll('h1, h2, h3, h4, a, button, summary, label')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !rowsToScroll.some((row) => row !== element && row.contains(element)))
    .filter((element) => rightEdge(element) > width + 0.5)
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.trim()}”`)
}

for (const path of pages.filter((page) => !isNotFound(page))) {
  test(`${path} has room for letters twice as large [MORE-5]`, async ({ page }) => {
    await doubleLetters(page)
    if (isMemberPage(path)) await signIn(page)
    await open(page, path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'pixels beyond the screen',
    ).toBeLessThanOrEqual(0)
    expect(await page.evaluate(findOutsiders)).toEqual([])
  })
}

/** Words of headings, links, buttons and labels in the open dialog that are broken in two. */
function findBrokenWords(): Array<string> {
  const broken: Array<string> = []
  for (const element of document.querySelectorAll('dialog[open] :is(h2, h3, a, button, label, legend)')) {
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

/** The elements of the open dialog that overflow sideways, in pixels. */
function findSidewaysScrolling(): Array<string> {
  return [...document.querySelectorAll('dialog[open], dialog[open] *')]
    .filter((element) => /auto|scroll/u.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth - clientWidth} px`)
}

const openings: Array<{ what: string; openIt: (page: Page) => Promise<void> }> = [
  ...['individual', 'company'].map((type) => ({
    what: `the window for gifts on the tab ${type}`,
    openIt: async (page: Page) => {
      await open(page, `/donate?cause=tech-club-formation-in-schools&type=${type}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Donate', exact: true }).click()
      await expect(page.getByText('Please tell us your first name.')).toBeVisible()
    },
  })),
  {
    what: 'the menu, unfolded,',
    openIt: async (page) => {
      await open(page, '/')
      await page.getByRole('button', { name: /menu/i }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'More' }).click()
    },
  },
  {
    what: 'the photo viewer',
    openIt: async (page) => {
      await open(page, '/gallery')
      await page.getByRole('main').getByRole('link').first().click()
    },
  },
]

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]) {
  test.describe(`what opens on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const { what, openIt } of openings) {
      test(`${what} has room for letters twice as large [MORE-5]`, async ({ page }) => {
        await doubleLetters(page)
        await openIt(page)
        const close = page.getByRole('dialog').getByRole('button', { name: /^Close/ })
        await expect(close).toBeVisible()
        expect(await page.evaluate(findSidewaysScrolling)).toEqual([])
        expect(await page.evaluate(findOutsiders)).toEqual([])
        expect(await page.evaluate(findBrokenWords)).toEqual([])
        await close.click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }
  })
}
