import type { BrowserContext, Page } from 'playwright'
import { hydrated } from '#scripts/screenshots/page-steps.ts'
import { markNextControl, recordInteractions, takeSlowest, type Control } from './page-controls.ts'
import { CPU_SLOWDOWN } from './phone.ts'

/** A control and its slowest interaction: milliseconds from the input to the next paint, and of them until and in scripts. */
export type Interaction = { name: string; duration: number; delay: number; processing: number }

const MAX_CONTROLS = 60
/** Keys of a person who types fast. */
const KEY_MS = 100

/**
 * Opens a page on a slowed processor and presses one control of each kind, those of the dialogs that open as well; into fields
 * it types. Gives nothing for a page without scripts.
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

/** A control may load another page, or the same anew: then its interaction is lost with the page. */
function undefinedAfterNavigation(error: unknown): undefined {
  if (!String(error).includes('Execution context was destroyed')) throw error
}

/** False where one was open, which is then closed. Throws where Escape does not close it. */
async function isDialogClosed(page: Page): Promise<boolean> {
  const dialogs = page.locator('dialog[open]')
  if ((await dialogs.count()) === 0) return true
  await page.keyboard.press('Escape')
  await dialogs.last().waitFor({ state: 'hidden' })
  await page.evaluate(takeSlowest)
  return false
}

/** Whether it was hydrated, which pages without scripts are not; then its interactions are recorded. */
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
  // What follows hydration belongs to no control.
  await page.waitForLoadState('networkidle')
  await page.evaluate(recordInteractions)
  await page.evaluate(takeSlowest)
  return true
}

/** Whether a control could be reached: some are covered by others, such as the one that closes what was opened. */
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
