import { MENTORS_PER_PAGE } from '#src/features/mentors/view.ts'
import { headingOf, mentors, pick } from './content.ts'
import { expect, hydrated, open, signIn, test } from './site.ts'

const countOf = (gender: string) => mentors.filter((mentor) => mentor.gender === gender).length

/** The gender of more mentors. */
const gender = pick(
  ['Male', 'Female'].toSorted((a, b) => countOf(b) - countOf(a)),
  0,
)
const FILTERED = `/explore/community?gender=${gender}`
const choice = { name: new RegExp(`^${gender}`, 'u') }

test('Back restores the filtered list, its page and the place on it, and Forward the mentor [MENTOR-11]', async ({
  page,
}) => {
  test.skip(countOf(gender) < MENTORS_PER_PAGE + 3, 'No filter leaves a second page to scroll on.')
  await signIn(page)
  await open(page, '/explore/community')
  const filters = page.getByRole('region', { name: headingOf('mentors', 'filters') })
  await filters.getByRole('radio', choice).check()
  await filters.getByRole('button', { name: /^Show \d+ mentors?$/u }).click()
  await expect(page).toHaveURL(FILTERED)
  // The address changes before the list and its pager.
  await expect(page.getByText(`of ${countOf(gender)} mentors`)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Pages of mentors' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await expect(page).toHaveURL(`${FILTERED}&page=2`)
  const range = page.getByText(/^Showing 6[-–]/u)
  await expect(range).toBeVisible()
  const status = await range.textContent()

  const cards = page.getByRole('article')
  const third = cards.nth(2)
  await third.scrollIntoViewIfNeeded()
  // A turn of the wheel scrolls later, so that the position read below could be the one before it.
  await page.evaluate(() => window.scrollBy({ top: 150, behavior: 'instant' }))
  const name = (await third.getByRole('heading').textContent()) ?? ''
  const names = await cards.getByRole('heading').allTextContents()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(400)

  await third.getByRole('link', { name: `View Profile of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(scrolled).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(`${FILTERED}&page=2`)
  await expect(page.getByRole('status').filter({ hasText: status ?? '' })).toBeVisible()
  await expect(filters.getByRole('radio', choice)).toBeChecked()
  await expect(cards.getByRole('heading')).toHaveText(names)
  await expect.poll(scrolled).toBe(before)

  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // The list is fetched again then, after the page was restored.
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(cards.getByRole('heading')).toHaveText(names)
  await expect.poll(scrolled).toBe(before)
})

test('on a phone the panel closes over its results, from their heading on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await open(page, '/explore/community')
  const filters = page.getByRole('region', { name: headingOf('mentors', 'filters') })
  await filters.getByRole('button', { name: 'Choose' }).click()
  await filters.getByRole('radio', choice).check()
  await filters.getByRole('button', { name: /^Show \d+ mentors?$/u }).click()
  await expect(page).toHaveURL(FILTERED)
  const heading = page.getByRole('heading', { name: headingOf('mentors', 'list'), exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^Showing 1[-–]/u)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('list', { name: 'Applied filters' })).toBeInViewport({ ratio: 1 })
})
