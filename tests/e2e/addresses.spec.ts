import type { Page } from '@playwright/test'
import { faqsOf, headingOf, pageOf, pick, textOf, titled } from './content.ts'
import { expect, hydrated, open, signIn, test } from './site.ts'

/** The browser logs an answer 404 as an error. */
function ignoreNotFound(pageErrors: Array<string>) {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !error.includes('404')))
}

test('an unknown address answers 404 with a helpful page, which hydrates', async ({ page, pageErrors }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle(titled(pageOf('not-found').title))
  await page.getByRole('main').locator('a[href^="/"]').first().click()
  await expect(page).not.toHaveTitle(titled(pageOf('not-found').title))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  ignoreNotFound(pageErrors)
})

test('an unknown address below /explore answers 404, in the frame of the member area [MEMBER-1]', async ({
  page,
  pageErrors,
}) => {
  await signIn(page)
  const response = await page.goto('/explore/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: headingOf('explore-not-found') })).toBeVisible()
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Amina Balogun' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  ignoreNotFound(pageErrors)
})

const { question, slug, answer } = pick(faqsOf('non-profit-page'), -1)

const answerOn = (page: Page) =>
  page
    .locator('details', { has: page.getByText(question, { exact: true }) })
    .getByText(textOf(answer.html).split(' ').slice(0, 4).join(' '))
    .first()

test('an address that ends in the id of a question opens it, with the question on screen [MORE-18]', async ({
  page,
}) => {
  await open(page, `/non-profits#${slug}`)
  await expect(answerOn(page)).toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())!
  const { y } = (await page.getByRole('heading', { name: question }).boundingBox())!
  expect(y).toBeGreaterThanOrEqual(header.y + header.height)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens by a click, and by its address [MORE-18]', async ({ page }) => {
    await page.goto('/non-profits')
    await expect(answerOn(page)).toBeHidden()
    await page.getByRole('heading', { name: question }).click()
    await expect(answerOn(page)).toBeVisible()
    await page.goto('/about-us')
    await page.goto(`/non-profits#${slug}`)
    await expect(answerOn(page)).toBeVisible()
  })
})
