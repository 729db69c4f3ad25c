import { builtHtml } from './built-pages.ts'
import { expect, open, test } from './site.ts'

/** 7 November 2026, 15:00 to 19:00 in Lagos, which is an hour ahead of UTC. */
const EVENT = 'Industry Meets Individual 2026'
const DURING = '2026-11-07T15:00:00Z'

test('today no event is upcoming, and the page states it above the past ones [EVENT-3]', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  await open(page, '/events')
  await expect(page).toHaveTitle('Events - GeleGrid')
  await expect(page.getByRole('heading', { name: 'There is no upcoming event' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Past events' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
})

test('a page built long ago is right today: the clock of the visitor decides what is on [MORE-12]', async ({
  page,
}) => {
  await page.clock.setFixedTime(DURING)
  await open(page, '/events')
  const now = page.getByRole('region', { name: 'Happening now' })
  await expect(now.getByRole('heading', { name: EVENT })).toBeVisible()
  await expect(now.getByRole('link', { name: /add to calendar/iu })).toBeVisible()
})

test('before it starts the same event is announced, with a file for the calendar', async ({
  page,
  request,
}) => {
  await page.clock.setFixedTime('2026-11-01T08:00:00Z')
  await open(page, '/events')
  const coming = page.getByRole('region', { name: 'Coming up' })
  await expect(coming.getByRole('heading', { name: EVENT })).toBeVisible()
  const file = await coming
    .getByRole('link', { name: /add to calendar/iu })
    .first()
    .getAttribute('href')
  const answer = await request.get(file ?? '')
  expect(answer.headers()['content-type']).toContain('text/calendar')
  expect(await answer.text()).toContain(`SUMMARY:${EVENT}`)
})

test('all events can be subscribed to, each under a name of its own', async ({ request }) => {
  const calendar = await (await request.get('/events.ics')).text()
  const names = [...calendar.matchAll(/^UID:(.+)\r$/gmu)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names).size).toBe(names.length)
})

test.describe('far from Lagos', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a visitor reads her own time beside that of Lagos [MORE-13]', async ({ page }) => {
    await page.clock.setFixedTime(DURING)
    await open(page, '/events')
    await expect(
      page
        .getByRole('region', { name: 'Happening now' })
        .getByText(/your time/u)
        .first(),
    ).toBeVisible()
  })
})

test('a recording sends no request to YouTube before it is played [EVENT-6 MORE-15]', async ({ page }) => {
  const asked: Array<string> = []
  await page.route(/youtube/u, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await open(page, '/events')
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

test('without scripts the page has every event in full, with its date [EVENT-5]', () => {
  const html = builtHtml('/events').replace(/<script[\s\S]*?<\/script>/gu, ' ')
  expect(html).toContain('Tech Talk by Her 1')
  expect(html).toContain('2022-03-12')
  expect(html.match(/<h3/gu)?.length).toBeGreaterThanOrEqual(17)
})
