import type { Page } from '@playwright/test'
import { eventsOfYearUrl, eventUrl, yearOf } from '#src/lib/addresses.ts'
import { pagesOfYears } from '#src/content/event-pages.ts'
import { isRecent, periodOf } from '#src/features/events/event-state.ts'
import { builtHtml, pages } from './built-pages.ts'
import { events, headingOf, pageOf, pick, textOf, titled } from './content.ts'
import { expect, open, test } from './site.ts'

const HOUR = 3_600_000
/** The event with the latest start. */
const event = pick(events, -1)
const { startsAt } = periodOf(event)
const before = new Date(Date.parse(startsAt) - HOUR)
const afterAll = Math.max(...events.map((each) => Date.parse(periodOf(each).endsAt))) + HOUR

const regionOf = (page: Page, section: string) =>
  page.getByRole('region', { name: headingOf('events', section), exact: true })

/** The events of each year by page, the latest first. */
const years = [...pagesOfYears(events).values()]

test('when no event is upcoming, the page states it above the past ones [EVENT-3]', async ({ page }) => {
  test.skip(!isRecent(periodOf(event), new Date()), 'Nothing happened in the past year.')
  await page.clock.setFixedTime(afterAll)
  await open(page, '/events')
  await expect(page).toHaveTitle(titled(pageOf('events').title))
  await expect(page.getByRole('heading', { name: headingOf('events', 'no-upcoming') })).toBeVisible()
  await expect(page.getByRole('heading', { name: headingOf('events', 'past') })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
})

test('a page built long ago is right today: the clock of the visitor decides what is on [MORE-12]', async ({
  page,
}) => {
  await page.clock.setFixedTime(startsAt)
  await open(page, '/events')
  const now = regionOf(page, 'happening-now')
  await expect(now.getByRole('heading', { name: event.title })).toBeVisible()
  await expect(now.getByRole('link', { name: /add to calendar/iu })).toBeVisible()
})

test('before it starts the same event is announced, with a file for the calendar', async ({
  page,
  request,
}) => {
  await page.clock.setFixedTime(before)
  await open(page, '/events')
  const coming = regionOf(page, 'upcoming')
  await expect(coming.getByRole('heading', { name: event.title })).toBeVisible()
  const file = await coming
    .getByRole('link', { name: /add to calendar/iu })
    .first()
    .getAttribute('href')
  const answer = await request.get(file ?? '')
  expect(answer.headers()['content-type']).toContain('text/calendar')
  // Long lines are folded, and commas escaped.
  const calendar = (await answer.text()).replace(/\r\n /gu, '').replace(/\\(?=[,;\\])/gu, '')
  expect(calendar).toContain(`SUMMARY:${event.title}`)
})

test('all events can be subscribed to, each under a name of its own', async ({ request }) => {
  const calendar = await (await request.get('/events.ics')).text()
  const names = [...calendar.matchAll(/^UID:(.+)\r$/gmu)].map(([, name]) => name)
  expect(names).toHaveLength(events.length)
  expect(new Set(names).size).toBe(names.length)
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

test('a recording sends no request to YouTube before it is played [EVENT-6 MORE-15]', async ({ page }) => {
  const recorded = events.find(({ replay }) => replay !== undefined)
  test.skip(recorded === undefined, 'No event has a recording.')
  const asked: Array<string> = []
  await page.route(/youtube(?:-nocookie)?\.com/u, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await open(page, eventUrl(recorded?.slug ?? ''))
  const play = page.getByRole('button', { name: /play the recording/iu }).first()
  await play.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await play.click()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//u,
  )
  await expect.poll(() => asked.length).toBeGreaterThan(0)
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
