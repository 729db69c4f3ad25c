import { expect, open, signIn, test } from './site.ts'

test('Back restores the filtered list, its page and the place on it, and Forward the mentor [MENTOR-11]', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/explore/community')
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('radio', { name: /^Female/u }).check()
  await filters.getByRole('button', { name: /^Show \d+ mentors$/u }).click()
  await expect(page).toHaveURL('/explore/community?gender=Female')
  await page
    .getByRole('navigation', { name: 'Pages of mentors' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await expect(page).toHaveURL('/explore/community?gender=Female&page=2')
  const secondPage = page.getByText(/^Showing 6[-–]/u)
  await expect(secondPage).toBeVisible()
  const status = await secondPage.textContent()

  const cards = page.getByRole('article')
  const third = cards.nth(2)
  await third.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 150)
  const name = (await third.getByRole('heading').textContent()) ?? ''
  const names = await cards.getByRole('heading').allTextContents()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(400)

  await third.getByRole('link', { name: `View Profile of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/explore/community?gender=Female&page=2')
  await expect(page.getByRole('status').filter({ hasText: status ?? '' })).toBeVisible()
  await expect(filters.getByRole('radio', { name: /^Female/u })).toBeChecked()
  expect(await cards.getByRole('heading').allTextContents()).toEqual(names)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // Includes the history entries of the list itself: its first page, then without a filter.
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/explore/community?gender=Female')
  await expect(page.getByText(/^Showing 1[-–]/u)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/explore/community')
  await expect(filters.getByRole('radio', { name: /^Female/u })).not.toBeChecked()
  await page.goForward()
  await expect(filters.getByRole('radio', { name: /^Female/u })).toBeChecked()
})

test('a reload of a mentor loses neither the way back nor the place in the list', async ({ page }) => {
  await signIn(page)
  await open(page, '/explore/community?page=2')
  const second = page.getByRole('article').nth(1)
  await second.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await second.getByRole('link', { name: /^View Profile of / }).click()
  await expect(page).toHaveURL(/\/community\/[\w-]+$/u)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Showing 6[-–]/u)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('on a phone the panel closes over its results, from their heading on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await open(page, '/explore/community')
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('button', { name: 'Choose' }).click()
  await filters.getByRole('radio', { name: /^Female/u }).check()
  await filters.getByRole('button', { name: /^Show \d+ mentors$/u }).click()
  await expect(page).toHaveURL('/explore/community?gender=Female')
  await expect(page.getByRole('heading', { name: '200 Mentors' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '200 Mentors' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^Showing 1[-–]/u)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('list', { name: 'Applied filters' })).toBeInViewport({ ratio: 1 })
})
