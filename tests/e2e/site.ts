import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { isMemberPath as isMemberPage } from '#src/lib/addresses.ts'
import { amina } from '#tests/mocks/members.ts'

type Fixtures = {
  pageErrors: Array<string>
}

// Logged by Playwright when its configuration blocks service workers.
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/**
 * Playwright's test with an additional rule: a page that logs an error, throws, or requests a missing resource fails
 * its test.
 */
export const test = base.extend<Fixtures>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: Array<string> = []
      page.on('console', (message) => {
        if (message.text() === BLOCKED_WORKER) return
        if (message.type() === 'error' || message.type() === 'warning')
          pageErrors.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => pageErrors.push(`thrown: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 400) pageErrors.push(`${response.status()}: ${response.url()}`)
      })
      await use(pageErrors)
      expect(pageErrors, 'The page has errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Pages of the member area: call `signIn` first. */
export { isMemberPage }

const thisBrowser = {
  id: 'this-browser',
  browser: 'Chrome on Linux',
  signed_in_at: '2026-11-20T09:00:00.000Z',
  last_seen_at: '2026-11-22T09:00:00.000Z',
  is_current: true,
}

/** Mocks the calls of this page: a member is signed in who has sent nothing yet. */
export async function signIn(page: Page, member = amina) {
  const answers = {
    '**/auth/verify-user': member,
    '**/account/requests': [],
    '**/account/donations': [],
    '**/account/sessions': [thisBrowser],
  }
  for (const [address, payload] of Object.entries(answers))
    await page.route(address, (route) => route.fulfill({ json: { success: 'Here it is.', payload } }))
}

/** Opens a page and waits for hydration: before it, clicks on buttons do nothing. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Opens any page as its visitors see it: one of the member area as a member, once the session is confirmed. */
export async function openAsVisitor(page: Page, path: string) {
  if (isMemberPage(path)) await signIn(page)
  await open(page, path)
  // The loading view hydrates as well.
  await expect(page.locator('main.splash')).toHaveCount(0)
}

/** Waits for hydration, which React marks with properties on elements. */
export async function hydrated(page: Page) {
  // Public pages load their scripts after a pause, or at the first interaction.
  await page.evaluate(() => void window.dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(
    () => {
      // Pages for browsers without scripts do not hydrate.
      if (document.scripts.length === 0) return true
      const main = document.querySelector('main')
      return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
    },
    undefined,
    WITHOUT_FRAMES,
  )
}

/** Looks by a timer: a headless browser on a busy machine may paint no frame until something happens. */
const WITHOUT_FRAMES = { polling: 50 }

/** Loads all pictures of the page without scrolling to them, which needs frames, and marks those that were lazy. */
export async function loadPictures(page: Page) {
  await page.waitForFunction(
    () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
        image.dataset.wasLazy = ''
        image.loading = 'eager'
      }
      return [...document.images].every(({ complete }) => complete)
    },
    undefined,
    WITHOUT_FRAMES,
  )
}

/** Presses Tab until the target has the focus, at most once around the page. */
export async function tabTo(target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}.`)
}

export async function chooseByTyping(page: Page, label: string, text: string) {
  await page.getByLabel(label).focus()
  const menu = page.getByRole('combobox', { name: label })
  await expect(menu).toHaveAttribute('aria-autocomplete', 'list')
  await menu.pressSequentially(text)
  await expect(page.getByRole('option', { name: text }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

// The only rule of WCAG 2.2, which axe leaves out by default.
const rules = { 'target-size': { enabled: true } }

/** The rules that depend on colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** The violations found by axe, in light and dark mode, shortened for a test report. */
export async function accessibilityProblems(page: Page): Promise<Array<string>> {
  // Without a page of its own for its results, as none of these has frames.
  const axe = () => new AxeBuilder({ page }).setLegacyMode()
  const light = await violationsIn(axe().options({ rules }))
  await showColors(page, 'dark')
  const dark = await violationsIn(axe().withRules(COLOR_RULES))
  await showColors(page, 'light')
  return [...light, ...dark.map((problem) => `in dark mode, ${problem}`)]
}

async function violationsIn(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  )
}

/** Changes the colour scheme, and finishes the colour transitions, which a headless browser may paint late. */
async function showColors(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    // The end of one can start another, that of an inherited colour.
    for (let round = 0; round < 10 && running().length > 0; round += 1)
      for (const transition of running()) transition.finish()
  })
}

export { expect }
