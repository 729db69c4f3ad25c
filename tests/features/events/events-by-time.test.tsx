import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { EventCard } from '#src/content/events.ts'
import { eventView } from '#src/features/events/event-view.ts'
import { EventsByTime } from '#src/features/events/events-by-time.tsx'
import { Theme } from '#tests/setup/render.tsx'
import { anEvent } from './an-event.ts'

/** An event of this title, and with its name. */
const event = (change: Partial<EventCard> & Pick<EventCard, 'title'>) =>
  anEvent({ slug: change.title.toLowerCase().replaceAll(' ', '-'), ...change })

const day = (date: string) => ({ start: `${date}T10:00`, end: `${date}T16:00` })

const copy = {
  next: { key: 'next', heading: 'What happens, and when' },
  all: { key: 'all', heading: 'Our events' },
  'no-upcoming': {
    key: 'no-upcoming',
    heading: 'There is no upcoming event',
    actions: [{ label: 'Join the community', to: '/community' }],
  },
  upcoming: { key: 'upcoming', heading: 'Coming up' },
  'happening-now': { key: 'happening-now', heading: 'Happening now' },
  past: { key: 'past', heading: 'Past events' },
}

function EventsPage({ events }: { events: Array<EventCard> }) {
  const router = createMemoryRouter([
    { path: '/', element: <EventsByTime copy={copy} events={events.map(eventView)} /> },
  ])
  return (
    <Theme>
      <RouterProvider router={router} />
    </Theme>
  )
}

function visitAt(now: string, timeZone = 'Africa/Lagos') {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.stubEnv('TZ', timeZone)
}

afterEach(() => document.body.replaceChildren())

const titlesUnder = (heading: string) =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent)

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

const entry = (name: string) => screen.getByRole('article', { name })

function passUntil(now: string) {
  act(() => {
    vi.advanceTimersByTime(Date.parse(now) - Date.now())
  })
}

test('events that are on come first, then those ahead with the soonest on top, then the past with the latest on top', () => {
  visitAt('2026-03-07T12:00:00Z')
  const events = [
    event({ title: 'Last year', ...day('2025-05-05') }),
    event({ title: 'In summer', ...day('2026-08-15') }),
    event({ title: 'Today' }),
    event({ title: 'Next week', ...day('2026-03-14') }),
    event({ title: 'Last week', ...day('2026-02-28') }),
  ]
  render(<EventsPage events={events} />)
  expect(headings()).toEqual(['Happening now', 'Coming up', 'Past events'])
  expect(titlesUnder('Happening now')).toEqual(['Today'])
  expect(titlesUnder('Coming up')).toEqual(['Next week', 'In summer'])
  expect(titlesUnder('Past events')).toEqual(['Last week', 'Last year'])
})

test('an event moves from upcoming to on to past while the page is open', () => {
  visitAt('2026-03-07T08:58:30Z')
  render(<EventsPage events={[event({ title: 'Open day' })]} />)
  expect(titlesUnder('Coming up')).toEqual(['Open day'])

  passUntil('2026-03-07T08:59:59Z')
  expect(titlesUnder('Coming up')).toEqual(['Open day'])
  passUntil('2026-03-07T09:00:00Z')
  expect(titlesUnder('Happening now')).toEqual(['Open day'])
  expect(headings()).toEqual(['Happening now', 'There is no upcoming event'])

  passUntil('2026-03-07T14:59:59Z')
  expect(titlesUnder('Happening now')).toEqual(['Open day'])
  passUntil('2026-03-07T15:00:00Z')
  expect(titlesUnder('Past events')).toEqual(['Open day'])
  expect(headings()).toEqual(['There is no upcoming event', 'Past events'])
})

test('a suspended tab updates when it becomes visible', () => {
  visitAt('2026-03-07T08:00:00Z')
  render(<EventsPage events={[event({ title: 'Open day' })]} />)
  vi.setSystemTime('2026-03-09T08:00:00Z')
  expect(titlesUnder('Coming up')).toEqual(['Open day'])
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(titlesUnder('Past events')).toEqual(['Open day'])
})

test('without scripts the page has every event in full, newest first, and claims nothing about now [EVENT-4]', () => {
  visitAt('2026-03-07T12:00:00Z')
  const events = [
    event({ title: 'Old talk', ...day('2024-05-05') }),
    event({
      title: 'New talk',
      ...day('2027-01-09'),
      registrationUrl: 'https://events.gelegrid.example/new',
    }),
  ]
  document.body.innerHTML = renderToString(<EventsPage events={events} />)
  expect(titlesUnder('Our events')).toEqual(['New talk', 'Old talk'])
  expect(entry('Old talk')).toHaveTextContent('Sunday 5 May 2024, 10:00–16:00 WAT (Lagos)')
  expect(entry('New talk')).toHaveTextContent('What happens.')
  expect(screen.getByRole('link', { name: 'Subscribe to all events' })).toHaveAttribute('href', '/events.ics')
  expect(document.body).not.toHaveTextContent(/no upcoming|happening|coming up|past events|register|add to/iu)
})

test('an event ahead can be registered for and put into a calendar; one that is on only the latter; a recording follows', () => {
  visitAt('2026-03-07T08:59:00Z')
  const registrationUrl = 'https://events.gelegrid.example/1'
  const replay = { url: 'https://www.youtube.com/watch?v=rK4wYb9TqLx', minutes: 92 }
  render(<EventsPage events={[event({ title: 'Open day', registrationUrl, replay })]} />)
  const register = { name: /^Register/u }
  const addToCalendar = { name: 'Add to calendar: Open day' }
  expect(screen.getByRole('link', register)).toHaveAttribute('href', registrationUrl)
  expect(screen.getByRole('link', addToCalendar)).toHaveAttribute('href', '/events/open-day.ics')
  expect(screen.getByRole('link', addToCalendar)).toHaveAttribute('download')

  passUntil('2026-03-07T09:00:00Z')
  expect(screen.queryByRole('link', register)).toBeNull()
  expect(screen.getByRole('link', addToCalendar)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Play/u })).toBeNull()

  passUntil('2026-03-07T15:00:00Z')
  expect(screen.queryByRole('link', addToCalendar)).toBeNull()
  expect(screen.getByRole('button', { name: /^Play/u })).toBeVisible()
})

test('a browser without a known time zone shows the time of Lagos, and calls it so [MORE-13]', () => {
  visitAt('2026-03-07T08:00:00Z', 'Mars/Olympus')
  const times = { ...day('2026-07-04'), timeZone: 'Africa/Nairobi' }
  render(<EventsPage events={[event({ title: 'Open day' }), event({ title: 'Talk', ...times })]} />)
  expect(entry('Talk')).toHaveTextContent('8:00–14:00 Lagos time')
  expect(entry('Open day')).not.toHaveTextContent(/your time|Lagos time/u)
})

test.each([
  ['cancelled', 'This event has been cancelled.'],
  ['postponed', 'This event has been postponed.'],
] as const)('an event that is %s says so, and offers no way to come [EVENT-12]', (status, sentence) => {
  visitAt('2026-03-01T12:00:00Z')
  const changes = [{ status, at: '2026-02-20', note: 'The hall has no power.' }]
  const registrationUrl = 'https://events.gelegrid.example/1'
  render(<EventsPage events={[event({ title: 'Open day', registrationUrl, changes })]} />)
  expect(entry('Open day')).toHaveTextContent(sentence)
  expect(entry('Open day')).toHaveTextContent('The hall has no power. (20 February 2026)')
  expect(screen.queryByRole('link', { name: /^Register|^Add to calendar/u })).toBeNull()

  passUntil('2026-03-07T12:00:00Z')
  expect(headings()).not.toContain('Happening now')
  expect(titlesUnder('Coming up')).toEqual(['Open day'])
  passUntil('2026-03-07T15:00:00Z')
  expect(titlesUnder('Past events')).toEqual(['Open day'])
})

test('a moved event says from when, and can be registered for [EVENT-12]', () => {
  visitAt('2026-03-01T12:00:00Z')
  const change = { at: '2026-02-20', note: 'The hall has no power.', previousStart: '2026-02-28T10:00' }
  const registrationUrl = 'https://events.gelegrid.example/1'
  const changes = [{ ...change, status: 'rescheduled' as const }]
  render(<EventsPage events={[event({ title: 'Open day', registrationUrl, changes })]} />)
  expect(within(entry('Open day')).getByText('Rescheduled')).toBeVisible()
  expect(entry('Open day')).toHaveTextContent('It was planned for Saturday 28 February 2026, 10:00.')
  expect(screen.getByRole('link', { name: /^Register/u })).toBeVisible()
})
