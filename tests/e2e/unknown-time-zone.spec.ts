import { CHROMIUM_ARGS, headlessChromiumPath } from '#scripts/chromium-path.ts'
import { eventUrl } from '#src/lib/addresses.ts'
import { mentorUrl } from '#src/features/mentors/addresses.ts'
import { periodOf } from '#src/features/events/event-state.ts'
import { events, mentors, pick } from './content.ts'
import { expect, open, signIn, test } from './site.ts'

// On such a system Chromium names its time zone 'Etc/Unknown', and cannot calculate with that name.
test.use({
  launchOptions: {
    executablePath: headlessChromiumPath() ?? undefined,
    args: CHROMIUM_ARGS,
    env: { ...process.env, TZ: 'Mars/Olympus' },
  },
})

const event = pick(events, -1)
const dayBefore = Date.parse(periodOf(event).startsAt) - 24 * 3_600_000

test('events ahead are shown to a browser without a known time zone', async ({ page }) => {
  await page.clock.setFixedTime(dayBefore)
  await open(page, '/events')
  await expect(page.getByRole('article', { name: event.title }).first()).toBeVisible()
  await open(page, eventUrl(event.slug))
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
  await expect(page.getByText('your time')).toHaveCount(0)
})

test('the directory and the page of a mentor show a browser without a known time zone the time of Lagos', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/explore/community')
  await expect(page.getByText('Lagos time, because your browser names no time zone.')).toBeVisible()
  await open(page, mentorUrl(pick(mentors, 0).slug))
  await expect(page.getByText(/Counted between .* Lagos time\./u)).toBeVisible()
})
