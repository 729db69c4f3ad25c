import type { Browser, Page } from 'playwright'
import { isMemberPath } from '#src/lib/addresses.ts'
import { hydrated, walkThrough } from './page-steps.ts'

const HEIGHT = 900
const MAX_ATTEMPTS = 10

/** How pages are looked at. */
export type Look = {
  /** Of the window, in CSS pixels. */
  widths: ReadonlyArray<number>
  modes: ReadonlyArray<'light' | 'dark'>
  /** The time that the page is told. */
  now: Date
  /** Makes this page, which has loaded nothing yet, that of a member: called for pages of the member area. */
  signIn: (page: Page) => Promise<unknown>
}

export type Screenshot = {
  /** Such as `blog-390-dark`. */
  name: string
  width: number
  png: Buffer
}

/** The whole page at every width, in every mode: hydrated, with all pictures, and without movement. */
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

/** The address of a page as part of the name of a file: `/blog/1` is `blog_1`. */
export function pictureName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')
}
