import { expect, hydrated, test } from './site.ts'

test('an unknown address answers 404 with a helpful page, which hydrates', async ({ page, complaints }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle('Page not found - GeleGrid')
  await page.getByRole('main').getByRole('link', { name: 'Read the blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  // The browser itself notes the 404 that was asked for.
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')))
})

test('an article that does not exist is not found, and its address stays in the bar [BLOG-18]', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/blog/99')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on the grid' })).toBeVisible()
  await hydrated(page)
  await expect(page).toHaveURL('/blog/99')
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')))
})

test('any letter case of an address leads to the page in lower case, with its question [PAGE-18 PAGE-25]', async ({
  page,
}) => {
  await page.goto('/BLOG/3?from=mail')
  await expect(page).toHaveURL('/blog/3?from=mail')
  await page.goto('/Gallery')
  await expect(page).toHaveURL('/gallery')
})
