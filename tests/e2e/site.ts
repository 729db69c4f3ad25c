import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { amina } from '#tests/mocks/members.ts'

type Fixtures = {
  /** Errors during the test: console messages, failed requests. */
  complaints: Array<string>
}

/**
 * Playwright's test with one more rule: a page that complains in the console, throws, or asks for something that is not
 * there fails its test, whatever else it shows.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: Array<string> = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
      })
      await use(complaints)
      expect(complaints, 'The page complained').toEqual([])
    },
    { auto: true },
  ],
})

/** Pages of the member area: call `signIn` first. */
export { isMemberPath as isMemberPage } from '#src/lib/addresses.ts'

const thisBrowser = {
  id: 'this-browser',
  browser: 'Chrome on Linux',
  signed_in_at: '2026-11-20T09:00:00.000Z',
  last_seen_at: '2026-11-22T09:00:00.000Z',
  is_current: true,
}

/** Mocks the session check of this page to return a member, who has sent nothing yet. */
export async function signIn(page: Page) {
  await page.route('**/auth/verify-user', (route) =>
    route.fulfill({ json: { success: 'You are signed in.', payload: amina } }),
  )
  await page.route('**/account/*-requests', (route) =>
    route.fulfill({ json: { success: 'You have asked for nothing yet.', payload: [] } }),
  )
  await page.route('**/account/donations', (route) =>
    route.fulfill({ json: { success: 'You have not donated yet.', payload: [] } }),
  )
  await page.route('**/account/sessions', (route) =>
    route.fulfill({ json: { success: 'You are signed in here.', payload: [thisBrowser] } }),
  )
}

/** Opens a page and waits for hydration: before it, clicks on buttons do nothing. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** React marks hydrated elements with keys of its own. */
export async function hydrated(page: Page) {
  // Public pages ask for their scripts after a pause, or at the first interaction.
  await page.evaluate(() => void window.dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => {
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
        // A browser without a window may draw nothing more until something happens.
        setTimeout(resolve, 500)
      })
    }
    window.scrollTo(0, 0)
  })
}

// The only rule of WCAG 2.2, which axe leaves out unless it is asked for.
const rules = { 'target-size': { enabled: true } }

/** What depends on colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** The violations that axe finds, in light and in dark mode, short enough for a test report. */
export async function accessibilityProblems(page: Page): Promise<Array<string>> {
  const light = await violationsIn(new AxeBuilder({ page }).options({ rules }))
  await showColors(page, 'dark')
  const dark = await violationsIn(new AxeBuilder({ page }).withRules(COLOR_RULES))
  await showColors(page, 'light')
  return [...light, ...dark.map((problem) => `in dark mode, ${problem}`)]
}

async function violationsIn(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  )
}

/** Changes the colours of the system. Buttons and links fade into them, which a browser without a window may draw late. */
async function showColors(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
}

export { expect }
