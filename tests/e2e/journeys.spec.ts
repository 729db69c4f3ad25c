import type { Page } from '@playwright/test'
import { categoryUrl } from '#src/features/nominations/category-url.ts'
import { chooseByTyping } from './choose-by-typing.ts'
import { categories, causes, distinctCountries, faqsOf, headingOf, pick, presetOf, site } from './content.ts'
import { accessibilityProblems, expect, open, test } from './site.ts'

/** Answers submissions and records their kind, key and body. */
async function receiveSubmissions(page: Page) {
  const received: Array<{ kind: string; key: string | null; body: string }> = []
  await page.route('**/submissions/*', async (route) => {
    const request = route.request()
    received.push({
      kind: new URL(request.url()).pathname.split('/').at(-1) ?? '',
      key: await request.headerValue('idempotency-key'),
      body: request.postDataBuffer()?.toString('utf8') ?? '',
    })
    await route.fulfill({ status: 201, json: { success: 'Received.', reference: 'GG-7F3KQ2' } })
  })
  return received
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, name: RegExp, role: 'textbox' | 'button' | 'radio' | 'combobox' | 'link') {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

test('from home to partnership, and a donation that is filled in and sent, by keyboard alone', async ({
  page,
}) => {
  const received = await receiveSubmissions(page)
  const { label, to } = site.navigation.partner
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: label, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(to)

  await open(page, '/donate')
  await page
    .locator(`[id="${pick(causes, 0).slug}"]`)
    .getByRole('button', { name: 'Donate Now' })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Firstname' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  await tabTo(page, /Firstname/u, 'textbox')
  await page.keyboard.type('Amina')
  await tabTo(page, /Lastname/u, 'textbox')
  await page.keyboard.type('Bello')
  await tabTo(page, /^Email/u, 'textbox')
  await page.keyboard.type('amina@example.com')
  await dialog.getByRole('radio', { name: presetOf('NGN', 1).label, exact: true }).focus()
  await page.keyboard.press('Space')
  await chooseByTyping(page, 'Country', pick(distinctCountries, 0))
  await tabTo(page, /^Donate$/u, 'button')
  await page.keyboard.press('Enter')

  await expect.poll(() => received.length).toBe(1)
  expect(received[0]?.kind).toBe('donations')
  expect(received[0]?.key).not.toBeNull()
  expect(received[0]?.body).toContain('amina@example.com')
})

test('from a category to a nomination that survives a reload and is sent once', async ({ page }) => {
  const received = await receiveSubmissions(page)
  const category = pick(categories, -1)
  await open(page, '/nominate')
  await page
    .locator(`a[href="${categoryUrl(category.slug)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(`/nominee-info?category=${category.slug}`)

  await page.getByRole('textbox', { name: 'Full name' }).fill('Chidinma Eze')
  await page.getByRole('textbox', { name: 'Email' }).fill('chidinma@example.com')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0803 123 4567')
  await page
    .getByRole('textbox', { name: 'LinkedIn profile' })
    .fill('https://www.linkedin.com/in/chidinma-eze')
  await page
    .getByRole('textbox', { name: 'Statement' })
    .fill('She taught forty girls to solder in one rainy season.')
  await page.getByLabel('Supporting material').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 a letter'),
  })
  await chooseByTyping(page, 'Country of residence', pick(distinctCountries, 0))
  await expect(page.getByText(/^Saved/u).first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Chidinma Eze')
  await expect(page.getByText('letter.pdf').first()).toBeVisible()

  await page.getByRole('button', { name: 'Go on to the last step' }).click()
  await expect(page).toHaveURL('/nominate-now')
  await page.getByRole('radio', { name: 'Someone else' }).check()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Amina Bello')
  await page.getByRole('textbox', { name: 'Email Address' }).fill('amina@example.com')
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()

  await expect(page.getByRole('heading', { name: headingOf('nominate-now', 'thank-you') })).toBeVisible()
  expect(received.map(({ kind }) => kind)).toEqual(['nominations'])
  expect(received[0]?.body).toContain('letter.pdf')
  await page.goto('/nominee-info')
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('')
})

test('a question is searched for, opened, and its address opens it again', async ({ page }) => {
  await open(page, '/faqs')
  const { slug, question } = pick(faqsOf('donations'), 0)
  const [word = ''] = (question.match(/[a-z]+/giu) ?? []).toSorted((a, b) => b.length - a.length)
  const mistyped = `${word.slice(0, -2)}${word.slice(-1)}`
  await page.getByRole('searchbox').fill(mistyped)
  await expect(page.getByText(question).filter({ visible: true }).first()).toBeVisible()
  await expect(page).toHaveURL(`/faqs?q=${mistyped}`)

  await page.goto(`/faqs#${slug}`)
  await expect(page.locator(`[id="${slug}"]`)).toBeInViewport()
  await expect(page.locator('details[open]').filter({ hasText: question })).toBeVisible()
})
