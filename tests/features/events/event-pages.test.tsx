import { screen, within } from '@testing-library/react'
import { allEvents } from 'contentlayer/generated'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as eventPage from '#src/routes/site/event.tsx'
import * as current from '#src/routes/site/events.tsx'
import { headOf, showPage } from '#tests/layout/show-page.tsx'
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
