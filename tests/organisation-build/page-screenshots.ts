import type { Browser, Page } from 'playwright'
import { isMemberPath } from '#src/lib/addresses.ts'
import { hydrated, signIn, walkThrough } from '#tests/e2e/page-steps.ts'
import { BUILD_TIME } from '#tests/setup/organisation-build.ts'

/** Phones, tablets and laptops, in CSS pixels. */
const WIDTHS = [390, 768, 1440] as const
const MODES = ['light', 'dark'] as const

const HEIGHT = 900
const MAX_ATTEMPTS = 10

export type Screenshot = {
  /** Such as `blog-390-dark`. */
  name: string
  png: Buffer
}

/**
 * The whole page at every width, in light and dark mode: hydrated, with all pictures, without movement, and at the time
 * of the build. Member pages are those of a member of the tests.
 */
export async function takeScreenshots(
  browser: Browser,
  site: string,
  path: string,
): Promise<Array<Screenshot>> {
  const context = await browser.newContext({
    baseURL: site,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: WIDTHS[0], height: HEIGHT },
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(BUILD_TIME)
  if (isMemberPath(path)) await signIn(page)
  await page.goto(path)
  await hydrated(page)
  await walkThrough(page)
  const taken: Array<Screenshot> = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(showPictures)
    for (const colorScheme of MODES) {
      await page.emulateMedia({ colorScheme })
      taken.push({ name: `${fileName(path)}-${width}-${colorScheme}`, png: await settledScreenshot(page) })
    }
  }
  await context.close()
  return taken
}

/** The switch in the footer is the last part that a page fetches after hydration. Pages without scripts have none. */
function hasLateParts() {
  const hasFooter = document.querySelector('footer') !== null && document.scripts.length > 0
  return !hasFooter || document.querySelector('[name=color-mode]') !== null
}

/** A browser without a window may draw late: the page counts once it looks the same twice. */
async function settledScreenshot(page: Page): Promise<Buffer> {
  // Here, because a page may lead to another one in the meantime.
  await page.waitForFunction(hasLateParts)
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' })
  let before = await take()
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const now = await take()
    if (now.equals(before)) return now
    before = now
  }
  throw new Error(`The page at ${page.url()} does not come to rest.`)
}

/** Waits for all pictures, in the size for the present width. */
async function showPictures() {
  await document.fonts.ready
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => {})))
}

function fileName(path: string) {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')
}
