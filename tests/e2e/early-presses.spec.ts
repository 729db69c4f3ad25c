import type { Page } from '@playwright/test'
import { site } from './content.ts'
import { expect, hydrated, test } from './site.ts'

/** Opens the page in its initial state: painted, with all scripts delayed until `release` is called. */
async function openUnscripted(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(await isHydrated(page)).toBe(false)
  return release
}

function isHydrated(page: Page) {
  return page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react')))
}

const waiting = (page: Page) => page.locator('html[data-waiting]')

test('what is seen does not wait for scripts: they are asked for after the page has been painted [MORE-42]', async ({
  page,
}) => {
  const early: Array<string> = []
  let isPainted = false
  await page.exposeFunction('painted', () => {
    isPainted = true
  })
  await page.addInitScript(() => {
    new PerformanceObserver(() => void (window as unknown as { painted: () => void }).painted()).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  page.on('request', (request) => {
    if (!isPainted && /\/assets\/.*\.js$/.test(request.url())) early.push(request.url())
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await hydratesByItself(page)
  expect(early).toEqual([])
})

for (const asset of ['**/assets/root*.js', '**/assets/entry*.js'])
  test(`a page that could not fetch ${asset} tries again at the next interaction [MORE-55]`, async ({
    browser,
  }) => {
    // A separate page, as the browser logs the failed request as an error.
    const page = await browser.newPage()
    let isOnline = false
    const failed: Array<string> = []
    await page.route(asset, async (route) => {
      if (isOnline) return route.continue()
      failed.push(route.request().url())
      return route.abort()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    // Both the preload and the module itself may request it.
    await expect.poll(() => new Set(failed).size).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isHydrated(page)).toBe(false)
    isOnline = true
    const more = page.getByRole('banner').getByRole('button', { name: site.navigation.moreLabel })
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await page.close()
  })

/** Waits for hydration without any interaction. */
async function hydratesByItself(page: Page) {
  await expect.poll(() => isHydrated(page)).toBe(true)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens when its scripts have come, however often its button was pressed [MORE-43]', async ({
    page,
  }) => {
    const release = await openUnscripted(page, '/')
    const button = page.getByRole('button', { name: 'Open menu' })
    await button.click()
    await button.click()
    await expect(waiting(page)).toBeAttached()
    release()
    await hydrated(page)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(waiting(page)).not.toBeAttached()
  })
})

test('a donate button leads to its form', async ({ page }) => {
  const release = await openUnscripted(page, '/donate')
  await page.getByRole('button', { name: 'Donate Now' }).first().click()
  await expect(page).toHaveURL(/\/donate\?cause=/)
  release()
  await expect(page.getByRole('dialog', { name: /^Donate to / })).toBeVisible()
})

test('a message is sent as it was typed, once [MORE-43 NOSCRIPT-9]', async ({ page }) => {
  const sent: Array<string> = []
  await page.route('**/submissions/contact', (route) => {
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ status: 201, json: { success: 'Received.', reference: 'GG-7F3KQ2' } })
  })
  const release = await openUnscripted(page, '/contact-us')
  const form = page.locator('main form[method=post]').first()
  await form.locator('[name=fullName]').fill('Amina Bello')
  await form.locator('[name=email]').fill('amina@example.com')
  await form.locator('[name=message]').fill('Which classes are on Saturdays?')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByRole('button', { name: 'Send' }).click()
  expect(sent).toEqual([])
  release()
  // On a busy machine hydration alone can take five seconds.
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toContain('Which classes are on Saturdays?')
  await expect(waiting(page)).not.toBeAttached()
})

test('a message is posted without scripts where something keeps them away [NOSCRIPT-9]', async ({
  browser,
}) => {
  // A separate page, as the browser logs the failed requests as errors.
  const page = await browser.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' })
  const form = page.locator('main form[method=post]').first()
  await form.locator('[name=fullName]').fill('Amina Bello')
  await form.locator('[name=email]').fill('amina@example.com')
  await form.locator('[name=message]').fill('Which classes are on Sundays?')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/contact-us\/sent\?reference=/)
  await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeVisible()
  await page.close()
})
