import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site.ts'

/* Other software changes pages before their scripts come: React recognizes them no longer, and makes them anew. */

const CHANGES = {
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
async function openChanged(page: Page, path: string, change: () => void) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  // Scripts that are held back may hold back the load event as well.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(change)
  return async () => {
    release()
    await hydrated(page)
    await expect(page.locator('html[data-waiting]')).not.toBeAttached()
  }
}

/** Fills in all fields of the page with different values, and returns the values by the names of the fields. */
async function fillIn(page: Page) {
  const values = new Map<string, string>()
  for (const field of await page.locator('main :is(input, textarea):visible').all()) {
    const [name = '', type = '', role] = await field.evaluate((element: HTMLInputElement) => [
      element.name || element.id,
      element.type,
      element.getAttribute('role') ?? '',
    ])
    // Traps for programs and parts for browsers without scripts.
    if (name === '') continue
    if (type === 'radio')
      for (const value of [...values.keys()]) if (value.startsWith(`${name} `)) values.delete(value)
    if (type === 'checkbox' || type === 'radio') {
      // eslint-disable-next-line playwright/no-force-option -- the box that people see lies over it
      await field.check({ force: true })
      values.set(`${name} ${await field.inputValue()}`, 'on')
    } else if (type !== 'file' && type !== 'hidden' && role !== 'combobox') {
      const value = type === 'email' ? 'amina@example.com' : type === 'number' ? '7' : `Amina ${values.size}`
      await field.fill(value)
      values.set(name, value)
    }
  }
  return values
}

const valuesOn = (page: Page) =>
  page.locator('main :is(input, textarea)').evaluateAll((fields: Array<HTMLInputElement>) =>
    fields.flatMap((field) => {
      const name = field.name || field.id
      if (field.type === 'checkbox' || field.type === 'radio')
        return field.checked ? [[`${name} ${field.value}`, 'on'] as const] : []
      return [[name, field.value] as const]
    }),
  )

/** One of each kind: all forms are restored by the same script. */
const FORM_PAGES = ['/login', '/nominee-info', '/search']

for (const [what, change] of Object.entries(CHANGES)) {
  for (const path of FORM_PAGES)
    test(`what was entered in ${path} stays when ${what} [MORE-58]`, async ({ browser }) => {
      test.slow()
      // A separate page, as React reports the difference.
      const page = await browser.newPage()
      const release = await openChanged(page, path, change)
      const values = await fillIn(page)
      expect(values.size).toBeGreaterThan(0)
      const focused = await page.evaluate(() => (document.activeElement as HTMLInputElement).name)
      await release()
      await expect
        .poll(async () => Object.fromEntries((await valuesOn(page)).filter(([name]) => values.has(name))))
        .toEqual(Object.fromEntries(values))
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(focused)
      await page.close()
    })

  test(`a message is sent, once, and the menu opens when ${what} [MORE-43 MORE-58]`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const sent: Array<string> = []
    await page.route('**/submissions/contact', (route) => {
      sent.push(route.request().postData() ?? '')
      return route.fulfill({ status: 201, json: { success: 'Received.', reference: 'GG-7F3KQ2' } })
    })
    const release = await openChanged(page, '/contact-us', change)
    const form = page.locator('main form[method=post]').first()
    await form.locator('[name=fullName]').fill('Amina Bello')
    await form.locator('[name=email]').fill('amina@example.com')
    await form.locator('[name=message]').fill('Which classes are on Saturdays?')
    await form.locator('button[type=submit]').click()
    await release()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toContain('Which classes are on Saturdays?')
    await page.close()

    const home = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const releaseHome = await openChanged(home, '/', change)
    await home.locator('header button[aria-haspopup], header button').last().click()
    await releaseHome()
    await expect(home.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await home.close()
  })
}
