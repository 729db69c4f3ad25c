import type { Page } from '@playwright/test'

/* Whether a page fits the screen, even with text twice as large, as WCAG 1.4.4 and 1.4.10 require. */

/** Doubles the text size of the open page, and waits until carousels have measured their size again. */
export async function doubleText(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%')
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  })
}

/** Doubles the text size of every page that loads from now on, from its first paint. */
export async function doubleTextFromStart(page: Page) {
  await page.addInitScript(() => {
    const double = () => document.documentElement?.style.setProperty('font-size', '200%')
    double()
    document.addEventListener('DOMContentLoaded', double)
  })
}

/** The number of pixels by which the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Headings, links and buttons that overflow the screen, except in scrollable rows. */
export function findOverflowingElements(): Array<string> {
  const width = document.documentElement.clientWidth
  const rowsToScroll = [...document.querySelectorAll('*')].filter((element) =>
    /auto|scroll|clip/u.test(getComputedStyle(element).overflowX),
  )

  function rightEdge(element: Element): number {
    const edges = [element.getBoundingClientRect().right]
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      // Elements of one pixel are visible to screen readers only.
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
