import { expect, test } from 'vitest'
import type { EventCard } from '#src/content/events.ts'
import { eventStructuredData } from '#src/features/events/structured-data.ts'
import { anEvent } from './an-event.ts'

// Parsed as search engines do: absent fields are left out.
function read(change: Partial<EventCard>) {
  const about = {
    siteName: 'Kente Code',
    siteUrl: 'https://gelegrid.example',
    description: 'A day of open doors.',
    sharePicture: { src: '/images/cards/open-day.jpg', alt: '', width: 1200, height: 630 },
  }
  const json = JSON.stringify(eventStructuredData(anEvent(change), about))
  return JSON.parse(json) as Record<string, unknown>
}

test('an event at a place has its hours there and its address [EVENT-9]', () => {
  expect(read({})).toEqual({
    '@type': 'Event',
    name: 'Open day',
    description: 'A day of open doors.',
    image: 'https://gelegrid.example/images/cards/open-day.jpg',
    startDate: '2026-03-07T10:00+01:00',
    endDate: '2026-03-07T16:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Civic hall, Ikeja', address: 'Civic hall, Ikeja' },
    organizer: { '@type': 'Organization', name: 'Kente Code', url: 'https://gelegrid.example/' },
    url: 'https://gelegrid.example/events/open-day',
  })
})

test('an online event leads to where people sign up', () => {
  const registrationUrl = 'https://events.gelegrid.example/1'
  expect(read({ isOnline: true, place: 'Zoom', registrationUrl })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', name: 'Zoom', url: registrationUrl },
  })
})

const change = { at: '2026-02-01', note: 'The hall has no power.' }

test.each([
  ['cancelled', 'https://schema.org/EventCancelled'],
  ['postponed', 'https://schema.org/EventPostponed'],
  ['changed', 'https://schema.org/EventScheduled'],
] as const)('search engines learn that an event is %s [EVENT-12]', (status, eventStatus) => {
  const data = read({ changes: [{ ...change, status }] })
  expect(data).toMatchObject({ eventStatus, startDate: '2026-03-07T10:00+01:00' })
  expect(data).not.toHaveProperty('previousStartDate')
})

test('search engines learn all earlier starts of a moved event [EVENT-12]', () => {
  const moved = { ...change, status: 'rescheduled' } as const
  const changes = [
    { ...moved, previousStart: '2026-02-21T10:00' },
    { ...moved, previousStart: '2026-02-28T10:00' },
  ]
  const earlier = ['2026-02-21T10:00+01:00', '2026-02-28T10:00+01:00']
  const data = { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: earlier }
  expect(read({ changes })).toMatchObject(data)
  expect(read({ changes: [...changes, { ...change, status: 'changed' }] })).toMatchObject(data)
})

test.each([
  ['Asia/Kolkata', '+05:30'],
  ['America/St_Johns', '-03:30'],
  ['UTC', '+00:00'],
])('the offset of %s is %s', (timeZone, offset) => {
  expect(read({ timeZone })).toHaveProperty('startDate', `2026-03-07T10:00${offset}`)
})
