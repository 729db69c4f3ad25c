import type { BrowserContext, Page } from 'playwright'
import { hydrated } from '#scripts/screenshots/page-steps.ts'
import { markNextControl, recordInteractions, takeSlowest, type Control } from './page-controls.ts'
import { CPU_SLOWDOWN } from './phone.ts'

/**
 * A control and its slowest interaction: milliseconds from the input to the next paint, with the delay before scripts
 * and the time in scripts.
 */
export type Interaction = { name: string; duration: number; delay: number; processing: number }

const MAX_CONTROLS = 60
/** The interval between keys of a fast typist. */
const KEY_MS = 100

/**
 * Opens a page on a throttled processor and uses one control of each kind, including those in dialogs that open; it
 * types into fields. Returns nothing for a page without scripts.
 */
export async function walkPage(context: BrowserContext, url: string): Promise<Array<Interaction>> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  if (!(await openHydrated(page, url))) return []
  const { pathname } = new URL(url)
  const measured: Array<string> = []
  const found: Array<Interaction> = []
  while (measured.length < MAX_CONTROLS) {
    const control = await page.evaluate(markNextControl, measured)
    if (control === null) {
      if (await isDialogClosed(page)) return found
      continue
    }
    measured.push(control.kind)
    if (!(await use(page, control))) continue
    const slowest = await page.evaluate(takeSlowest).catch(undefinedAfterNavigation)
    if (slowest) found.push({ name: control.name, ...slowest })
    if (slowest === undefined || new URL(page.url()).pathname !== pathname) await openHydrated(page, url)
  }
  return found
}

/** A control may navigate or reload the page: its interaction is lost then. */
function undefinedAfterNavigation(error: unknown): undefined {
  if (!String(error).includes('Execution context was destroyed')) throw error
}

/** Closes the open dialog and returns false, or returns true if none is open. Throws if Escape does not close it. */
async function isDialogClosed(page: Page): Promise<boolean> {
  const dialogs = page.locator('dialog[open]')
  if ((await dialogs.count()) === 0) return true
  await page.keyboard.press('Escape')
  await dialogs.last().waitFor({ state: 'hidden' })
  await page.evaluate(takeSlowest)
  return false
}

/**
 * Opens a page and starts recording interactions. Returns false for a page without scripts, which does not hydrate.
 */
async function openHydrated(page: Page, url: string): Promise<boolean> {
  const go = () => page.goto(url, { waitUntil: 'networkidle' })
  await go().catch(async (error: unknown) => {
    // A control had started a navigation that had not committed yet.
    if (!String(error).includes('interrupted by another navigation')) throw error
    await page.waitForLoadState('networkidle')
    await go()
  })
  if ((await page.locator('script').count()) === 0) return false
  await hydrated(page)
  // Waits for work after hydration, which belongs to no control.
  await page.waitForLoadState('networkidle')
  await page.evaluate(recordInteractions)
  await page.evaluate(takeSlowest)
  return true
}

/** Whether a control could be reached: some are covered by others, such as the button that closes an open panel. */
async function use(page: Page, { use: action }: Control): Promise<boolean> {
  const control = page.locator('[data-measured]')
  try {
    await control.tap({ timeout: 3000 })
    if (action === 'type') await page.keyboard.type('abc', { delay: KEY_MS })
    if (action === 'arrow') await page.keyboard.press('ArrowDown')
    return true
  } catch {
    return false
  }
}
