import type { Page } from 'playwright'

/* Steps shared by everything that opens pages in a browser. */

/** Waits for hydration, which React marks with properties on elements. */
export async function hydrated(page: Page) {
  // Public pages load their scripts after a pause, or at the first interaction.
  await page.evaluate(() => void window.dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => {
    // Pages for browsers without scripts do not hydrate.
    if (document.scripts.length === 0) return true
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}

/** Scrolls through the page and back to the top, so that lazy pictures load. */
export async function walkThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        // A headless browser may paint nothing more until something happens.
        setTimeout(resolve, 500)
      })
    }
    window.scrollTo(0, 0)
  })
}
