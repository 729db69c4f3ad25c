import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as current from '#src/routes/site/events.tsx'
import { showPage } from '#tests/layout/show-page.tsx'
import { layOut, visit } from '#tests/ui/browser-fakes.ts'

function showCurrentAt(now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  visit()
  layOut({ track: 350, card: 350 })
  return showPage(current, { path: '/events' }).events.map(({ slug }) => slug)
}

test('the page of events keeps those to come and those that ended in the past year, to the second [EVENT-7]', () => {
  const old = '2026-03-07-international-womens-day'
  const recent = ['2026-06-13-tech-talk-by-her-5', '2026-08-15-open-workshop-day']
  // It ends at 15:00 UTC.
  const inTime = showCurrentAt('2027-03-07T14:59:59Z')
  expect(inTime).toEqual(expect.arrayContaining([old, ...recent]))
  expect(inTime).not.toContain('2025-11-29-tech-talk-by-her-4')
  expect(showCurrentAt('2027-03-07T15:00:01Z')).not.toContain(old)
})

test('where nothing happened for a year, the page still states it, and leads to the years [EVENT-3 EVENT-8]', () => {
  expect(showCurrentAt('2040-01-01T12:00:00Z')).toEqual([])
  expect(screen.getByRole('heading', { name: 'There is no upcoming event' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Past events' })).toBeNull()
  const years = within(screen.getByRole('region', { name: 'Year by year' })).getAllByRole('link')
  expect(years.map((link) => link.getAttribute('href'))).toEqual(
    ['2026', '2025', '2024', '2023', '2022'].map((year) => `/events/year/${year}`),
  )
})
