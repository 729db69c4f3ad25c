import type { Page } from '@playwright/test'
import { eventsOfYearUrl, eventUrl, yearOf } from '#src/lib/addresses.ts'
import { pagesOfYears } from '#src/content/event-pages.ts'
import { periodOf } from '#src/features/events/event-state.ts'
import { builtHtml, pages } from './built-pages.ts'
import { events, headingOf, pick, textOf } from './content.ts'
import { expect, open, test } from './site.ts'
/** The event with the latest start. */
const event = pick(events, -1)
const { startsAt } = periodOf(event)

const regionOf = (page: Page, section: string) =>
  page.getByRole('region', { name: headingOf('events', section), exact: true })

/** The events of each year by page, the latest first. */
const years = [...pagesOfYears(events).values()]

test('a page built long ago is right today: the clock of the visitor decides what is on [MORE-12]', async ({
  page,
}) => {
  await page.clock.setFixedTime(startsAt)
  await open(page, '/events')
  const now = regionOf(page, 'happening-now')
  await expect(now.getByRole('heading', { name: event.title })).toBeVisible()
  await expect(now.getByRole('link', { name: /add to calendar/iu })).toBeVisible()
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: event.timeZone === 'America/New_York' ? 'Asia/Tokyo' : 'America/New_York' })

  test('a visitor reads her own time beside that of Lagos [MORE-13]', async ({ page }) => {
    await page.clock.setFixedTime(startsAt)
    await open(page, '/events')
    await expect(
      regionOf(page, 'happening-now')
        .getByText(/your time/u)
        .first(),
    ).toBeVisible()
  })
})

test('without scripts the pages of the years have every event in full, with its date [EVENT-5 EVENT-8]', () => {
  const html = pages
    .filter((address) => /^\/events\/year\/\d+(?:\/page\/\d+)?$/u.test(address))
    .map(builtHtml)
    .join(' ')
    .replace(/<script[\s\S]*?<\/script>/gu, ' ')
  const text = textOf(html)
  for (const { title, start, body } of events) {
    expect(text).toContain(title)
    expect(html).toContain(start.slice(0, 10))
    expect(text).toContain(textOf(body.html))
  }
})

test('the years lead to one another, and each event has a page of its own [EVENT-8 EVENT-9]', async ({
  page,
}) => {
  await open(page, '/events')
  const links = regionOf(page, 'by-year').locator('a[href^="/events/year/"]')
  await expect(links).toHaveCount(years.length)
  await links.last().click()
  const [eventsOfOldestYear = []] = pick(years, -1)
  const oldest = pick(eventsOfOldestYear, -1)
  await expect(page).toHaveURL(eventsOfYearUrl(yearOf(oldest.start)))
  await expect(page.getByRole('article', { name: oldest.title, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `${yearOf(oldest.start)} (` })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: oldest.title, exact: true }).click()
  await expect(page).toHaveURL(eventUrl(oldest.slug))
  await expect(page.getByRole('heading', { level: 1, name: oldest.title, exact: true })).toBeInViewport()
})
