import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { MENTORS_FILE } from '#src/features/mentors/directory.ts'
import { comparison, shortlist } from '#src/features/mentors/saved-mentors.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { atNoon, hasMentors, openMentors } from './mentors-pages.tsx'

const server = mockServer(hasMentors())
atNoon()

test('two or three mentors are compared side by side, and a fourth is refused', async () => {
  const user = openMentors('/explore/community?sort=name')
  await screen.findByText('Showing 1-5 of 15 mentors')
  const buttons = screen.getAllByRole('button', { name: /^Compare / })
  for (const button of buttons.slice(0, 4)) await user.click(button)
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'true',
    'true',
    'false',
    'false',
  ])
  const bar = screen.getByRole('region', { name: 'Mentors to compare' })
  await user.click(within(bar).getByRole('link', { name: 'Compare 3 mentors' }))
  const table = await screen.findByRole('table')
  const people = ['Ada Number 11', 'Ada Number 6', 'Bisi Number 12']
  for (const name of people) expect(within(table).getByRole('link', { name })).toBeInTheDocument()
  await user.click(within(table).getByRole('link', { name: 'Remove Ada Number 6' }))
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
})

test('an address with one mentor, or with unknown ones, says how to choose', async () => {
  openMentors('/explore/community/compare?mentor=mentor-1&mentor=nobody')
  expect(await screen.findByText(/^One mentor in this address could not be shown/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Choose mentors' })).toHaveAttribute('href', '/explore/community')
})

test('a shortlisted mentor stays on this device until removed', async () => {
  const user = openMentors('/explore/community')
  await screen.findByText('Showing 1-5 of 15 mentors')
  await user.click(screen.getByRole('button', { name: 'Shortlist Bisi Number 2' }))
  expect(localStorage.getItem('mentorShortlist')).toBe('mentor-2')
  await user.click(screen.getByRole('link', { name: 'Your shortlist (1)' }))
  await screen.findByRole('heading', { name: 'Your shortlist' })
  expect(await screen.findByRole('article', { name: 'Bisi Number 2' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Copy link to share it' })).toHaveAttribute(
    'href',
    '/explore/community/shortlist?mentor=mentor-2',
  )
  await user.click(screen.getByRole('button', { name: 'Shortlist Bisi Number 2' }))
  expect(await screen.findByText(/^Nobody is on it yet/)).toBeInTheDocument()
})

test('a shortlist that came by link changes nothing here until it is added', async () => {
  shortlist.add(['mentor-9'])
  const user = openMentors('/explore/community/shortlist?mentor=mentor-3&mentor=mentor-4&mentor=gone')
  expect(await screen.findByRole('article', { name: 'Chidi Number 3' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'A shortlist for you' })).toBeInTheDocument()
  expect(screen.getByText('Some mentors in this link are no longer with us.')).toBeInTheDocument()
  expect(shortlist.read()).toEqual(['mentor-9'])
  await user.click(screen.getByRole('button', { name: 'Add all to your shortlist' }))
  expect(shortlist.read()).toEqual(['mentor-9', 'mentor-3', 'mentor-4'])
  expect(screen.getByRole('button', { name: 'On your shortlist' })).toBeDisabled()
})

test('the number of the shortlist and the link of the comparison leave out mentors who are no longer with us', async () => {
  shortlist.add(['mentor-2', 'gone'])
  comparison.add(['gone', 'mentor-2', 'mentor-3'])
  openMentors('/explore/community')
  expect(await screen.findByRole('link', { name: 'Your shortlist (1)' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Compare 2 mentors' })).toHaveAttribute(
    'href',
    '/explore/community/compare?mentor=mentor-2&mentor=mentor-3',
  )
})

test('when a mentor is taken off the shortlist, the focus moves to what is left of it', async () => {
  shortlist.add(['mentor-2', 'mentor-3'])
  const user = openMentors('/explore/community/shortlist')
  await user.click(await screen.findByRole('button', { name: 'Shortlist Bisi Number 2' }))
  expect(await screen.findByText('1 mentor, kept on this device.')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  expect(await screen.findByText(/^Nobody is on it yet/)).toHaveFocus()
})

test('clearing the comparison moves the focus to the list', async () => {
  shortlist.add(['mentor-2'])
  comparison.add(['mentor-2'])
  const user = openMentors('/explore/community/shortlist')
  await user.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(screen.getByText('1 mentor, kept on this device.')).toHaveFocus()
})

test('a new attempt to load the mentors moves the focus to the heading of the page', async () => {
  server.use(http.get(`*${MENTORS_FILE}`, () => HttpResponse.json([])))
  const user = openMentors('/explore/community/shortlist')
  expect(await screen.findByText('Loading the mentors …')).toHaveAttribute('role', 'status')
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.use(hasMentors())
  await user.click(again)
  expect(screen.getByRole('heading', { level: 1, name: 'Your shortlist' })).toHaveFocus()
})
