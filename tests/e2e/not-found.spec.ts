import { articles, headingOf, pageOf, pick, titled } from './content.ts'
import { expect, hydrated, signIn, test } from './site.ts'

test('an unknown address answers 404 with a helpful page, which hydrates', async ({ page, pageErrors }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle(titled(pageOf('not-found').title))
  await page.getByRole('main').locator('a[href^="/"]').first().click()
  await expect(page).not.toHaveTitle(titled(pageOf('not-found').title))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The browser logs the requested 404 as an error.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !error.includes('404')))
})

test('any letter case of an address leads to the page in lower case, with its question [PAGE-18 PAGE-25]', async ({
  page,
}) => {
  const { id } = pick(articles, 0)
  await page.goto(`/BLOG/${id}?from=mail`)
  await expect(page).toHaveURL(`/blog/${id}?from=mail`)
  await page.goto('/Gallery')
  await expect(page).toHaveURL('/gallery')
})

test('an unknown address below /explore answers 404, in the frame of the member area', async ({
  page,
  pageErrors,
}) => {
  await signIn(page)
  const response = await page.goto('/explore/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: headingOf('explore-not-found') })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Amina Balogun' })).toBeVisible()
  await expect(page).toHaveURL('/explore/no-such-page')
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !error.includes('404')))
})
