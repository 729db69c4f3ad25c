import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { hydrated } from './page-steps.ts'

type Fixtures = {
  /** Errors during the test: console messages, exceptions, failed requests. */
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
export { isMemberPath as isMemberPage } from '#src/lib/addresses.ts'
export { hydrated, signIn, walkThrough } from './page-steps.ts'

/** Opens a page and waits for hydration: before it, clicks on buttons do nothing. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

// The only rule of WCAG 2.2, which axe leaves out by default.
const rules = { 'target-size': { enabled: true } }

/** The rules that depend on colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** The violations found by axe, in light and dark mode, shortened for a test report. */
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
