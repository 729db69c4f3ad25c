import type { Locator, Page } from '@playwright/test'
import { amina } from '#tests/mocks/members.ts'
import { pages } from './built-pages.ts'
import { expect, isMemberPage, open, signIn, test } from './site.ts'

/** Pages made from one route with different content have the same buttons: the first stands for all. */
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

// These have tests of their own: they end the session.
const ENDS_SESSION = /^sign out$/iu

for (const path of memberPages) {
  test(`every button of ${path} does something, and the console stays silent`, async ({ page, context }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page)
    await answerChanges(page)
    // The frame is the same on every page.
    const place = path === '/explore' ? page.locator('body') : page.getByRole('main')
    const buttons = place
      .getByRole('button', { disabled: false })
      .filter({ visible: true })
      // The slide that is shown already.
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

/** Forms and lists arrive after the page, and may do so once the network was idle: waits until a second brings no more. */
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

/** The page as a member first finds it, with nothing kept from before. */
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
  // The button of a file field is its label.
  const isCovered = await button.evaluate((element) => element.matches('input[type=file]'))
  // Scrolls to it, which is no effect of the button.
  await button.hover({ force: isCovered })
  const before = await stateOf(page)
  await button.click({ force: isCovered })
  await expect
    .poll(async () => hasOpened || (await stateOf(page)) !== before, { message: `${name} does nothing` })
    .toBe(true)
  await page.keyboard.press('Escape')
}

/** What can be seen, heard or felt of a page: its address, words, values and states, and a focus that has moved on. */
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
  // While another page opens, nothing can be read.
  return state.catch(() => 'another page')
}

/** Answers the changes that a button makes without a form. */
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
