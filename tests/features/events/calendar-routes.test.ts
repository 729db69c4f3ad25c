import { expect, test } from 'vitest'
import { eventCalendarEntries, events } from '#src/content/events.ts'
import { loader as eventCalendar } from '#src/routes/site/event-calendar.ts'
import { loader as eventsCalendar } from '#src/routes/site/events-calendar.ts'

const load = (slug: string) => eventCalendar({ params: { slug } })

test('every event has a file of its own [MORE-14]', async () => {
  for (const { slug } of events()) {
    expect(await load(slug).text()).toContain(`\r\nUID:${slug}@kentecode.example\r\n`)
  }
})

test('an address that is no event is not found', () => {
  const [slug = ''] = events().map((event) => event.slug)
  for (const file of ['nothing', `${slug}.ics`, '']) {
    let thrown: unknown
    try {
      load(file)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(Response)
    expect(thrown).toHaveProperty('status', 404)
  }
})

test('the feed has every event once [MORE-14]', async () => {
  const uids = (await eventsCalendar().text()).replaceAll('\r\n ', '').match(/^UID:.+$/gmu)
  expect(new Set(uids).size).toBe(events().length)
  expect(uids).toHaveLength(events().length)
})

test('calendars get plain text, with paragraphs and without line breaks inside them', () => {
  for (const { text } of eventCalendarEntries()) {
    expect(text).not.toMatch(/<|[^\n]\n[^\n]|\n{3}/u)
  }
})
