import type { Page } from '@playwright/test'
import { expect, hydrated, open, test, walkThrough } from './site.ts'

/* Pictures far below the screen, on a connection so slow that browsers fetch lazy pictures earlier than usual. */

// Browsers render what is less than 1.5 screens below the first one.
const SCREENS_AWAY = 2.6

test.use({ viewport: { width: 390, height: 844 } })

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Chromium treats this as 3G, and fetches lazy pictures 2,500 pixels ahead.
  const kilobytes = 1024
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 80 * kilobytes,
    uploadThroughput: 40 * kilobytes,
    connectionType: 'cellular3g',
  })
}

/** The pictures farther away: whether each was requested, has loaded, is skipped, and lies within the screen's width. */
function farPictures(page: Page) {
  return page.evaluate((screens) => {
    const frames = [...document.querySelectorAll('main picture')].filter(
      (frame) => frame.getBoundingClientRect().top > screens * window.innerHeight,
    )
    return frames.map((frame) => {
      const image = frame.querySelector('img')
      return {
        isRequested: image !== null && image.currentSrc !== '',
        hasArrived: image !== null && image.complete && image.currentSrc !== '',
        isSkipped: getComputedStyle(frame).contentVisibility === 'auto',
        isWithinWidth: frame.getBoundingClientRect().left < window.innerWidth,
      }
    })
  }, SCREENS_AWAY)
}

for (const path of ['/', '/blog', '/gallery', '/impact-stories', '/donate']) {
  test(`on a slow line, ${path} fetches no picture that is far below the screen [MORE-56]`, async ({
    page,
  }) => {
    await slowDown(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const far = await farPictures(page)
    expect(far.length).toBeGreaterThan(0)
    expect(far.filter(({ isRequested }) => isRequested)).toEqual([])
  })
}

test('pictures that have arrived stay when they are scrolled away [MORE-56]', async ({ page }) => {
  await open(page, '/')
  await hydrated(page)
  await walkThrough(page)
  await page.waitForLoadState('networkidle')
  // Again: now every picture has loaded before it leaves the screen. A busy browser may skip it without an event. The
  // next card of a carousel is fetched before it is seen.
  const skippedAgain = async () => {
    await walkThrough(page)
    return (await farPictures(page)).filter(
      ({ hasArrived, isSkipped, isWithinWidth }) => hasArrived && isSkipped && isWithinWidth,
    )
  }
  await expect.poll(skippedAgain, { timeout: 30_000 }).toEqual([])
  await expect(page.locator('main picture[style*="content-visibility"]').first()).toBeAttached()
})
