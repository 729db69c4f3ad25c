import type { Locator, Page } from '@playwright/test'
import { amina } from '#tests/mocks/members.ts'
import { pages } from './built-pages.ts'
import { expect, isMemberPage, open, signIn, test } from './site.ts'

/** One page per route: pages of one route differ in content but have the same buttons. */
const memberPages = [
  ...new Map(
    pages
      .filter((page) => isMemberPage(page) && !page.endsWith('/404'))
      .toReversed()
      .map((page) => [
        page.replace(/(?<=\/(?:projects|jobs|blog|community)\/)(?!compare|shortlist|page).+/u, ':one'),
        page,
      ]),
  ).values(),
]

// Excluded, because it ends the session; other tests cover it.
const ENDS_SESSION = /^sign out$/iu

for (const path of memberPages) {
  test(`every button of ${path} does something, and the console stays silent`, async ({ page, context }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page)
    await answerChanges(page)
    // Header and footer are the same on every page, so only the first page tests them.
    const place = path === '/explore' ? page.locator('body') : page.getByRole('main')
    const buttons = place
      .getByRole('button', { disabled: false })
      .filter({ visible: true })
      // Excludes the button of the current slide.
      .and(page.locator(':not([aria-current])'))
    await open(page, path)
    await expect(page.getByRole('banner')).toBeVisible()
    await allArrived(buttons)
    const names = await buttons.evaluateAll((all) =>
      all.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim()),
    )
    for (const [index, name] of names.entries()) {
      if (ENDS_SESSION.test(name)) continue
      if (index > 0) await reopen(page, path)
      await expect(buttons).toHaveCount(names.length)
      await press(page, buttons.nth(index), `“${name}”, button ${index + 1} of ${path}`)
    }
  })
}

/**
 * Forms and lists may load after the page and after the network was idle: waits until no button is added for a
 * second.
 */
async function allArrived(buttons: Locator) {
  let before = -1
  await expect
    .poll(
      async () => {
        const count = await buttons.count()
        const isSame = count === before
        before = count
        return isSame
      },
      { intervals: [1000] },
    )
    .toBe(true)
}

/** Opens the page without stored data. */
async function reopen(page: Page, path: string) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await open(page, path)
}

async function press(page: Page, button: ReturnType<Page['getByRole']>, name: string) {
  let hasOpened = false
  const recordOpening = () => void (hasOpened = true)
  page.once('popup', recordOpening).once('download', recordOpening).once('filechooser', recordOpening)
  // A file field is covered by its label.
  const isCovered = await button.evaluate((element) => element.matches('input[type=file]'))
  // Scrolls to the button beforehand, as scrolling is no effect of it.
  await button.hover({ force: isCovered })
  const before = await stateOf(page)
  await button.click({ force: isCovered })
  await expect
    .poll(async () => hasOpened || (await stateOf(page)) !== before, { message: `${name} does nothing` })
    .toBe(true)
  await page.keyboard.press('Escape')
}

/** The perceivable state of a page: its address, text, values, states and focus. */
async function stateOf(page: Page): Promise<string> {
  const state = page.evaluate(() => {
    const isState = ({ name }: Attr) => /^(?:aria-.*|open|hidden|type|disabled|inert)$/u.test(name)
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes].filter(isState).map(({ name, value }) => `${name}=${value}`),
    )
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
      ({ value, checked }) => `${value} ${checked}`,
    )
    const focus = document.activeElement?.matches('button, body') ? '' : document.activeElement?.tagName
    return JSON.stringify([location.href, document.body.innerText, window.scrollY, attributes, values, focus])
  })
  // The state cannot be read during a navigation.
  return state.catch(() => 'another page')
}

/** Answers calls that buttons make without a form. */
async function answerChanges(page: Page) {
  const sentAt = new Date().toISOString()
  await page.route('**/account/mailing-list', (route) =>
    route.fulfill({ json: { success: 'Saved.', payload: { ...amina, is_on_mailing_list: false } } }),
  )
  await page.route('**/account/channel-requests', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 201,
          json: {
            success: 'Asked.',
            payload: { id: '1', state: 'open', sentAt, ...route.request().postDataJSON() },
          },
        }),
  )
}
