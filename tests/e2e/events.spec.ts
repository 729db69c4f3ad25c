import { periodOf } from '#src/features/events/event-state.ts'
import { events, headingOf, pick } from './content.ts'
import { expect, open, test } from './site.ts'

/** The event with the latest start. */
const event = pick(events, -1)

test.use({ timezoneId: event.timeZone === 'America/New_York' ? 'Asia/Tokyo' : 'America/New_York' })

test('a page built long ago is right today: the clock of the visitor decides what is on, and she reads her own time beside that of Lagos [MORE-12 MORE-13]', async ({
  page,
}) => {
  await page.clock.setFixedTime(periodOf(event).startsAt)
  await open(page, '/events')
  const now = page.getByRole('region', { name: headingOf('events', 'happening-now'), exact: true })
  await expect(now.getByRole('heading', { name: event.title })).toBeVisible()
  await expect(now.getByText(/your time/u).first()).toBeVisible()
})
