import { screen, within } from '@testing-library/react'
import { allEvents } from 'contentlayer/generated'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordingOf } from '#src/features/events/recording.ts'
import { RecordingPlayer } from '#src/features/events/recording-player.tsx'
import * as eventPage from '#src/routes/site/event.tsx'
import * as current from '#src/routes/site/events.tsx'
import { headOf, showPage } from '#tests/layout/show-page.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { layOut, visit } from '#tests/ui/browser-fakes.ts'

const SLUG = '2026-03-07-international-womens-day'

const show = () =>
  showPage(eventPage, { path: '/events/:slug', at: `/events/${SLUG}`, params: { slug: SLUG } })

test('an event has a page of its own with everything about it, and the ways to the others [EVENT-10]', () => {
  const { event } = show()
  expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
  const article = within(screen.getByRole('article', { name: event.title }))
  expect(article.getByText(event.place)).toBeVisible()
  expect(article.getByRole('list', { name: `Share ${event.title}` })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
  expect(screen.getByRole('link', { name: 'Everything in 2026' })).toHaveAttribute(
    'href',
    '/events/year/2026',
  )
})

test('its description says when and where it is [FOUND-10]', () => {
  const { title, description } = headOf(eventPage, { slug: SLUG })
  expect(title).toMatch(/2026 - Kente Code$/)
  expect(description).toMatch(/^Saturday 7 March 2026, 10:00–16:00 WAT \(Lagos\), /)
  expect(description?.length).toBeLessThanOrEqual(160)
})

test('events that come back under one title have their days in the titles of their pages [FOUND-10]', () => {
  const original = allEvents.find(({ slug }) => slug === SLUG)!
  allEvents.push({ ...original, slug: 'again', start: '2027-03-06T10:00', end: '2027-03-06T16:00' })
  onTestFinished(() => void allEvents.pop())
  expect(headOf(eventPage, { slug: SLUG }).title).toBe(`${original.title}, 7 March 2026 - Kente Code`)
})

function showCurrentAt(now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  visit()
  layOut({ track: 350, card: 350 })
  return showPage(current, { path: '/events' }).events.map(({ slug }) => slug)
}

test('the page of events keeps those to come and those that ended in the past year, to the second [EVENT-7]', () => {
  const old = SLUG
  const recent = ['2026-06-13-tech-talk-by-her-5', '2026-08-15-open-workshop-day']
  // It ends at 15:00 UTC.
  const inTime = showCurrentAt('2027-03-07T14:59:59Z')
  expect(inTime).toEqual(expect.arrayContaining([old, ...recent]))
  expect(inTime).not.toContain('2025-11-29-tech-talk-by-her-4')
  expect(showCurrentAt('2027-03-07T15:00:01Z')).not.toContain(old)
})

test('where nothing happened for a year, the page still states it, and leads to the years, below three slides [EVENT-1 EVENT-3 EVENT-8]', () => {
  expect(showCurrentAt('2040-01-01T12:00:00Z')).toEqual([])
  expect(screen.getAllByRole('button', { name: /^Slide \d of 3$/ })).toHaveLength(3)
  expect(screen.getByRole('heading', { name: 'There is no upcoming event' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Past events' })).toBeNull()
  const years = within(screen.getByRole('region', { name: 'Year by year' })).getAllByRole('link')
  expect(years.map((link) => link.getAttribute('href'))).toEqual(
    ['2026', '2025', '2024', '2023', '2022'].map((year) => `/events/year/${year}`),
  )
})

const showRecording = (url: string) =>
  renderWithTheme(
    <RecordingPlayer recording={recordingOf({ url, minutes: 92 })} title="Tech Talk by Her 2" />,
  )

const YOUTUBE = 'https://www.youtube.com/watch?v=rK4wYb9TqLx'

test('nothing is loaded before a click, and the data volume is stated; the player opens in place with the focus [MORE-15]', async () => {
  const { container, user } = showRecording(YOUTUBE)
  expect(screen.getByText(/about 460 MB/u)).toBeVisible()
  expect(container.querySelector('iframe, img, video, link')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Play the recording, 92 minutes/u }))
  const player = screen.getByTitle('Recording: Tech Talk by Her 2')
  expect(player).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com/embed/rK4wYb9TqLx'))
  expect(player).toHaveAttribute('allow', expect.stringContaining('fullscreen'))
  expect(player).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: /^Watch it on YouTube/u })).toHaveAttribute('href', YOUTUBE)
})

test('an address that the player cannot show is only a link [EVENT-6]', () => {
  showRecording('https://video.gelegrid.example/92')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: /^Watch the recording \(92 minutes\)/u })).toHaveAttribute(
    'href',
    'https://video.gelegrid.example/92',
  )
})

const idOf = (url: string) => recordingOf({ url, minutes: 1 }).youtubeId

test.each([
  'https://www.youtube.com/watch?v=rK4wYb9TqLx',
  'https://youtu.be/rK4wYb9TqLx?si=abc',
  'https://www.youtube.com/live/rK4wYb9TqLx',
  'https://www.youtube-nocookie.com/embed/rK4wYb9TqLx',
])('%s is the video rK4wYb9TqLx', (url) => {
  expect(idOf(url)).toBe('rK4wYb9TqLx')
})

test.each([
  'https://www.youtube.com/watch?v=abc',
  'https://youtube.com.example/watch?v=rK4wYb9TqLx',
  'https://www.youtube.com/watch?v=rK4wYb9TqL/',
  'not an address',
])('%s is no video that the player could show', (url) => {
  expect(idOf(url)).toBeNull()
})

test.each([
  [1, '1 minute', '10 MB'],
  [92, '92 minutes', '460 MB'],
  [240, '240 minutes', '1.2 GB'],
])('a recording of %i minutes says what it takes', (minutes, duration, data) => {
  expect(recordingOf({ url: 'https://youtu.be/rK4wYb9TqLx', minutes })).toMatchObject({ duration, data })
})
