import { expect, test, type Page } from '@playwright/test'
import { FORM_PAGES, givePage, SENT_PAGES } from '#contract/form-pages.ts'
import { sweptPages } from './built-pages.ts'
import { causes, distinctCountries, pageLink, pick, site, sufficientAmount } from './content.ts'
import { rowsFrom } from './database-traces.ts'
import { isMemberPage } from './site.ts'

/* Not the test of site.ts: rejected forms have an error status, which the browser logs. */

test.use({ javaScriptEnabled: false })

let sender = ''
test.beforeEach(({ browserName: _ }, { testId }) => {
  sender = `${testId}.${Date.now()}@example.com`
})

const GIVE = givePage(pick(causes, 0).slug)
const COUNTRY = pick(distinctCountries, 0)
const DONOR = { firstName: 'Ada', lastName: 'Obi', otherAmount: sufficientAmount, country: COUNTRY }

type Case = {
  page: string
  thanks: string
  /** The button of the form, which identifies it among the forms of a page. */
  place: string
  fields: Record<string, string>
  choices: Record<string, string>
}

const CASES: Record<string, Case> = {
  'a message': {
    page: FORM_PAGES.contact,
    thanks: SENT_PAGES.contact,
    place: 'form[method=post]',
    fields: { fullName: 'Amina Bello', message: 'Ẹ káàbọ̀!\n"When" is <b>the next</b> workshop?' },
    choices: {},
  },
  'an application': {
    page: FORM_PAGES.volunteering,
    thanks: SENT_PAGES.volunteering,
    place: 'form[method=post]',
    fields: {
      firstName: 'Amina',
      lastName: 'Bello',
      phone: '0803 123 4567',
      country: COUNTRY,
      state: 'Oyo',
    },
    choices: { role: 'Mentor', gender: 'Female' },
  },
  'the gift of an individual': {
    page: GIVE,
    thanks: SENT_PAGES.donations,
    place: 'form:has([name=type][value=individual])',
    fields: { ...DONOR, heardFrom: 'A friend' },
    choices: { currency: 'NGN' },
  },
  'the gift of a company': {
    page: GIVE,
    thanks: SENT_PAGES.donations,
    place: 'form:has([name=type][value=company])',
    fields: {
      ...DONOR,
      organizationName: 'Kente Ltd',
      organizationAddress: '4 Oxford Street',
      city: 'Accra',
    },
    choices: { currency: 'USD' },
  },
}

async function fillIn(page: Page, { place, fields, choices }: Case, email: string) {
  const form = page.locator(place)
  for (const [name, text] of Object.entries({ ...fields, email }))
    await form.locator(`[name=${name}]:visible`).fill(text)
  for (const [name, value] of Object.entries(choices))
    await form.locator(`[name=${name}][value="${value}"]`).check()
}

const send = (page: Page, { place }: Case) => page.locator(`${place} button[type=submit]`)

for (const [name, sent] of Object.entries(CASES)) {
  test(`${name} is stored once, and thanks survive a reload and the way back [NOSCRIPT-3 NOSCRIPT-5]`, async ({
    page,
  }) => {
    await page.goto(sent.page)
    await fillIn(page, sent, sender)
    await send(page, sent).dblclick()
    await expect(page).toHaveURL(new RegExp(`${sent.thanks}\\?reference=`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const reference = new URL(page.url()).searchParams.get('reference') ?? ''
    await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    expect(rowsFrom(sender)).toBe(1)

    await page.goBack()
    await fillIn(page, sent, sender)
    await send(page, sent).click()
    await expect(page).toHaveURL(new RegExp(`reference=${reference}`))
    expect(rowsFrom(sender)).toBe(1)
  })

  test(`a mistake in ${name} keeps what was typed, leads to the field, and can be corrected [NOSCRIPT-4]`, async ({
    page,
  }) => {
    await page.goto(sent.page)
    await fillIn(page, sent, 'amina@example')
    await send(page, sent).click()
    await expect(page).toHaveTitle(/^Not sent: /)
    const summary = page.getByRole('alert')
    await expect(summary).toBeInViewport()
    await expect(page.locator('#answer')).toBeFocused()
    const problem = 'That does not look like an email address yet. It should look like amina@example.com.'
    await summary.getByRole('link', { name: problem }).click()
    const form = page.locator(sent.place)
    const email = form.locator('[name=email]')
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    const label = form.locator(`label[for="${await email.getAttribute('id')}"]`)
    const header = await page.getByRole('banner').boundingBox()
    expect((await label.boundingBox())?.y, 'the label is below the header').toBeGreaterThanOrEqual(
      (header?.y ?? 0) + (header?.height ?? 0),
    )
    await expect(email).toHaveAccessibleDescription(new RegExp(problem))
    for (const [field, text] of Object.entries(sent.fields))
      await expect(form.locator(`[name=${field}]`)).toHaveValue(text)
    for (const [field, value] of Object.entries(sent.choices))
      await expect(form.locator(`[name=${field}]:checked`)).toHaveValue(value)
    expect(rowsFrom(sender)).toBe(0)

    await email.fill(sender)
    await send(page, sent).click()
    await expect(page).toHaveURL(new RegExp(`${sent.thanks}\\?reference=`))
    expect(rowsFrom(sender)).toBe(1)
  })
}

test('from the page of gifts, the forms of a cause are one link away [NOSCRIPT-1]', async ({ page }) => {
  await page.goto('/donate')
  await page
    .locator('noscript a', { hasText: '' })
    .and(page.locator(`[href="${GIVE}"]`))
    .click()
  await expect(page).toHaveURL(GIVE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('every kind of public page has no button and no box that does nothing [NOSCRIPT-1 NOSCRIPT-2]', async ({
  page,
}) => {
  for (const address of sweptPages.filter((each) => !isMemberPage(each))) {
    await page.goto(address)
    const dead = page.locator(
      'button:not([type=submit], :disabled):visible, form[method=dialog]:visible, form[role=search]:visible, select:visible',
    )
    await expect.soft(dead, address).toHaveCount(0)
    const posted = page.locator('form:visible')
    for (const form of await posted.all()) await expect.soft(form, address).toHaveAttribute('method', 'post')
  }
})

for (const width of [390, 1440])
  test(`at ${width} pixels the menu opens and leads on [NOSCRIPT-1]`, async ({ page }) => {
    const { to } = pageLink(site.navigation.more, '/about-us')
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/about-us')
    await page.locator('header summary:visible').click()
    await page.locator(`header details[open] a[href="${to}"]`).click()
    await expect(page).toHaveURL(to)
  })
