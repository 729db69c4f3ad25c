import { expect, test, type Page } from '@playwright/test'
import { givePage, SENT_PAGES } from '#contract/form-pages.ts'
import { sweptPages } from './built-pages.ts'
import { causes, distinctCountries, pageLink, pick, site, sufficientAmount } from './content.ts'
import { rowsFrom } from './database-traces.ts'
import { isMemberPage } from './site.ts'

/* Not the test of site.ts: rejected forms have an error status, which the browser logs. */

test.use({ javaScriptEnabled: false })

const GIVE = givePage(pick(causes, 0).slug)
// The pages for unknown addresses are at their own paths.
const shownPages = sweptPages.filter((page) => !page.endsWith('/404'))
/** The form of a company, beside that of a person. */
const FORM = 'form:has([name=type][value=company])'

const TYPED = {
  firstName: 'Ada',
  lastName: 'Obi',
  otherAmount: sufficientAmount,
  country: pick(distinctCountries, 0),
  organizationName: 'Kente Ltd',
  organizationAddress: '4 Oxford Street',
  city: 'Accra',
}

async function fillIn(page: Page, email: string) {
  for (const [name, text] of Object.entries({ ...TYPED, email }))
    await page.locator(`${FORM} [name=${name}]:visible`).fill(text)
  await page.locator(`${FORM} [name=currency][value=USD]`).check()
}

test('the gift of a company with a mistake comes back as it was typed; corrected, it is stored once, however often it is sent, and its thanks survive a reload [NOSCRIPT-3..5]', async ({
  page,
}) => {
  const sender = `company.${Date.now()}@example.com`
  const send = page.locator(`${FORM} button[type=submit]`)
  await page.goto(GIVE)
  await fillIn(page, 'amina@example')
  await send.click()
  await expect(page).toHaveTitle(/^Not sent: /)
  const summary = page.getByRole('alert')
  await expect(summary).toBeInViewport()
  await expect(page.locator('#answer')).toBeFocused()
  const problem = 'That does not look like an email address yet. It should look like amina@example.com.'
  await summary.getByRole('link', { name: problem }).click()
  const form = page.locator(FORM)
  const email = form.locator('[name=email]')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(new RegExp(problem))
  const label = form.locator(`label[for="${await email.getAttribute('id')}"]`)
  const header = (await page.getByRole('banner').boundingBox())!
  const { y } = (await label.boundingBox())!
  expect(y, 'the label is below the header').toBeGreaterThanOrEqual(header.y + header.height)
  for (const [name, text] of Object.entries(TYPED))
    await expect(form.locator(`[name=${name}]`)).toHaveValue(text)
  await expect(form.locator('[name=currency]:checked')).toHaveValue('USD')
  expect(rowsFrom(sender)).toBe(0)

  await email.fill(sender)
  await send.dblclick()
  await expect(page).toHaveURL(new RegExp(`${SENT_PAGES.donations}\\?reference=`))
  const reference = new URL(page.url()).searchParams.get('reference') ?? ''
  await page.reload()
  await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible()
  await page.goto(GIVE)
  await fillIn(page, sender)
  await send.click()
  await expect(page).toHaveURL(new RegExp(`reference=${reference}`))
  expect(rowsFrom(sender)).toBe(1)
})

test('from the page of gifts, the forms of a cause are one link away [NOSCRIPT-1]', async ({ page }) => {
  await page.goto('/donate')
  await page
    .locator('noscript a')
    .and(page.locator(`[href="${GIVE}"]`))
    .click()
  await expect(page).toHaveURL(GIVE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('every kind of public page shows its heading, its footer and the places of its pictures, and nothing that does nothing [SITE-3 SITE-7 NOSCRIPT-1 NOSCRIPT-2]', async ({
  page,
}) => {
  const dead =
    'button:not([type=submit], :disabled):visible, form:not([method=post]):visible, select:visible, img:not([width]), img:not([height])'
  for (const address of shownPages.filter((each) => !isMemberPage(each)))
    await test.step(address, async () => {
      await page.goto(address)
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect.soft(page.getByRole('contentinfo'), address).toBeVisible()
      await expect.soft(page.locator(dead), address).toHaveCount(0)
    })
})

test('every kind of member page says that it needs scripts, and leads to a page that does not [NOSCRIPT-2]', async ({
  page,
}) => {
  // Not by its text, as Playwright treats <noscript> content as invisible.
  const words = page.locator('noscript > :not(style)')
  for (const address of shownPages.filter(isMemberPage))
    await test.step(address, async () => {
      await page.goto(address)
      await expect.soft(words, address).toContainText('The member area needs JavaScript.')
      await expect.soft(words, address).toBeVisible()
      await expect.soft(words.locator('a'), address).toHaveAttribute('href', '/')
    })
})

for (const width of [390, 1440])
  test(`at ${width} pixels the menu opens and leads on [NOSCRIPT-1]`, async ({ page }) => {
    const { to } = pageLink(site.navigation.more, '/about-us')
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/about-us')
    await page.locator('header summary:visible').click()
    await page.locator(`header details[open] a[href="${to}"]:visible`).click()
    await expect(page).toHaveURL(to)
  })
