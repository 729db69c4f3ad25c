import type { Browser, Page } from 'playwright'
import { isMemberPath } from '#src/lib/addresses.ts'
import { hydrated, walkThrough } from './page-steps.ts'

const HEIGHT = 900
const MAX_ATTEMPTS = 10

/** The variants of screenshots. */
export type Look = {
  /** Window widths in CSS pixels. */
  widths: ReadonlyArray<number>
  modes: ReadonlyArray<'light' | 'dark'>
  /** The current time as seen by the page. */
  now: Date
  /** Signs a member in before the page loads: called for pages of the member area. */
  signIn: (page: Page) => Promise<unknown>
}

export type Screenshot = {
  /** The name, such as `blog-390-dark`. */
  name: string
  width: number
  png: Buffer
}

/**
 * Takes screenshots of the whole page at every width and in every mode: hydrated, with all pictures, and without
 * movement.
 */
export async function takeScreenshots(
  browser: Browser,
  site: string,
  path: string,
  look: Look,
): Promise<Array<Screenshot>> {
  const context = await browser.newContext({
    baseURL: site,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: look.widths[0] ?? 0, height: HEIGHT },
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(look.now)
    if (isMemberPath(path)) await look.signIn(page)
    await page.goto(path)
    await hydrated(page)
    await walkThrough(page)
    // Parts that load on demand, such as the state of a nomination, change the page when they have arrived.
    await page.waitForLoadState('networkidle')
    const taken: Array<Screenshot> = []
    for (const width of look.widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.evaluate(showPictures)
      for (const colorScheme of look.modes) {
        await page.emulateMedia({ colorScheme })
        const name = `${pictureName(path)}-${width}-${colorScheme}`
        taken.push({ name, width, png: await settledScreenshot(page) })
      }
    }
    return taken
  } finally {
    await context.close()
  }
}

/** The switch in the footer is the last part to load after hydration. Pages without scripts do not have it. */
function hasLateParts() {
  const hasFooter = document.querySelector('footer') !== null && document.scripts.length > 0
  return !hasFooter || document.querySelector('[name=color-mode]') !== null
}

/** A headless browser may paint late: the page counts once it looks the same twice. */
async function settledScreenshot(page: Page): Promise<Buffer> {
  // Here, because a page may redirect in the meantime.
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

/** Waits for all pictures in the size for the current width. */
async function showPictures() {
  await document.fonts.ready
  // Otherwise pictures that had not loaded when the walk passed them are skipped.
  for (const frame of document.querySelectorAll('picture')) frame.style.contentVisibility = 'visible'
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => {})))
}

/** Converts an address for use in a file name: `/blog/1` becomes `blog_1`. */
export function pictureName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')
}
