import { screen, within } from '@testing-library/react'
import { allEvents } from 'contentlayer/generated'
import { expect, onTestFinished, test } from 'vitest'
import * as eventPage from '#src/routes/site/event.tsx'
import { headOf, showPage } from '#tests/layout/show-page.tsx'

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
