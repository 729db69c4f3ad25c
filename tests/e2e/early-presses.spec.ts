import type { Page } from '@playwright/test'
import { AMINA } from './account-steps.ts'
import { expect, hydrated, test } from './site.ts'

/* What people do before the scripts of a page have come, also where other software has changed the page. */

/** React recognizes changed pages no longer, and makes them anew. */
const CHANGES = {
  'nothing changes the page': () => {},
  'a password manager puts an element beside each field': () => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('div'))
  },
  'a translator wraps each text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Array<Text> = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (text.parentElement?.closest('script, style, noscript, select, textarea') || !text.data.trim())
        continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
}

/** Opens a page without its scripts, changes it, and returns a function that lets the scripts come. */
async function openUnscripted(page: Page, path: string, change = () => {}) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  // Scripts that are held back may hold back the load event as well.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(await isHydrated(page)).toBe(false)
  await page.evaluate(change)
  return async () => {
    release()
    await hydrated(page)
    await expect(page.locator('html[data-waiting]')).not.toBeAttached()
  }
}

function isHydrated(page: Page) {
  return page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react')))
}

const formOf = (page: Page) => page.locator('main form[method=post]').first()

async function writeMessage(page: Page) {
  const form = formOf(page)
  await form.locator('[name=fullName]').fill('Amina Bello')
  await form.locator('[name=email]').fill('amina@example.com')
  await form.locator('[name=message]').fill('Which classes are on Saturdays?')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [what, change] of Object.entries(CHANGES))
    test(`a message is sent as it was typed, once, and the menu opens, however often they are pressed, when ${what} [MORE-43 MORE-58 NOSCRIPT-9]`, async ({
      context,
    }) => {
      // A separate page, as React reports the differences.
      const page = await context.newPage()
      const sent: Array<string> = []
      await page.route('**/submissions/contact', (route) => {
        sent.push(route.request().postData() ?? '')
        return route.fulfill({ status: 201, json: { success: 'Received.', reference: 'GG-7F3KQ2' } })
      })
      const release = await openUnscripted(page, '/contact-us', change)
      await writeMessage(page)
      for (let presses = 0; presses < 2; presses += 1) await formOf(page).locator('[type=submit]').click()
      await expect(page.locator('html[data-waiting]')).toBeAttached()
      expect(sent).toEqual([])
      await release()
      await expect.poll(() => sent.length).toBe(1)
      expect(sent[0]).toContain('Which classes are on Saturdays?')
      await page.unrouteAll()

      const releaseHome = await openUnscripted(page, '/', change)
      const button = page.locator('header button').last()
      for (let presses = 0; presses < 2; presses += 1) await button.click()
      await releaseHome()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    })
})

/** All forms are restored by the same script: one of each kind, where most is changed. */
const ENTERED = [
  ['/login', 'a translator wraps each text', { email: AMINA.email, password: AMINA.password }],
  ['/search', 'nothing changes the page', { q: 'lamps' }],
  [
    '/nominee-info',
    'a password manager puts an element beside each field',
    { fullName: 'Chidinma Eze', phone: '0803 123 4567', statement: 'She solders.' },
  ],
] as const

for (const [path, what, fields] of ENTERED)
  test(`what was entered in ${path}, and the focus, stay when ${what} [MORE-58]`, async ({ context }) => {
    const page = await context.newPage()
    const release = await openUnscripted(page, path, CHANGES[what])
    const field = (name = '') => page.getByRole('main').locator(`[name=${name}]`)
    const checkboxes = page.getByRole('main').getByRole('checkbox')
    // Forced, as the box that people see lies over it.
    for (const checkbox of await checkboxes.all()) await checkbox.check({ force: true })
    for (const [name, text] of Object.entries(fields)) await field(name).fill(text)
    await release()
    for (const [name, text] of Object.entries(fields)) await expect(field(name)).toHaveValue(text)
    for (const checkbox of await checkboxes.all()) await expect(checkbox).toBeChecked()
    await expect(field(Object.keys(fields).at(-1))).toBeFocused()
  })

test('what is seen does not wait for scripts: they are asked for after the page has been painted [MORE-42]', async ({
  page,
}) => {
  const early: Array<string> = []
  let isPainted = false
  await page.exposeFunction('painted', () => {
    isPainted = true
  })
  await page.addInitScript(() => {
    new PerformanceObserver(() => (window as unknown as { painted: () => void }).painted()).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  page.on('request', (request) => {
    if (!isPainted && /\/assets\/.*\.js$/.test(request.url())) early.push(request.url())
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // Without any interaction.
  await expect.poll(() => isHydrated(page)).toBe(true)
  expect(early).toEqual([])
})

for (const asset of ['**/assets/vendor*.js', '**/assets/root*.js', '**/assets/entry*.js'])
  test(`a page that could not fetch ${asset} tries again at the next interaction [MORE-55]`, async ({
    context,
  }) => {
    // A separate page, as the browser logs the failed request as an error.
    const page = await context.newPage()
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
    await page.getByRole('button', { name: 'Pause slides' }).first().click()
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible()
  })

test('a message is posted without scripts where something keeps them away [NOSCRIPT-9]', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' })
  await writeMessage(page)
  await formOf(page).getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/contact-us\/sent\?reference=/)
  await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeVisible()
})
