import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { MENTORS_FILE } from '#src/features/mentors/addresses.ts'
import * as mentorsPage from '#src/routes/member/mentors.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { headOf } from '#tests/layout/show-page.tsx'
import type { User } from '#tests/setup/render.tsx'
import { atNoon, hasMentors, openMentors } from './mentors-pages.tsx'

const server = mockServer(hasMentors())
atNoon()

const status = (text: string) => screen.findByText(text)
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const form = () => screen.getByRole('form', { name: 'Filters' })

/** Opens the panel, as on a phone. */
async function panel(user: User) {
  const opener = screen.queryByRole('button', { name: 'Choose' })
  if (opener) await user.click(opener)
  return form()
}

async function choose(user: User, menu: string, options: Array<RegExp>) {
  await user.click(within(await panel(user)).getByRole('button', { name: new RegExp(`^${menu}`) }))
  const group = screen.getByRole('group', { name: menu })
  for (const option of options) await user.click(within(group).getByRole('checkbox', { name: option }))
  await user.keyboard('{Escape}')
}

const apply = (user: User) => user.click(within(form()).getByRole('button', { name: /^Show/ }))

test('the directory has its title, tabs, way home, filters, heading and pager [PAGE-4 MENTOR-1..8 MENTOR-12 MENTOR-15 MENTOR-16]', async () => {
  const user = openMentors('/explore/community')
  expect(await status('Showing 1-5 of 15 mentors')).toHaveAttribute('role', 'status')
  expect(headOf(mentorsPage).title).toBe('Community Mentors - Kente Code')
  expect(screen.getByRole('heading', { name: '200 Mentors' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'MENTORS' })).toHaveAttribute('aria-current', 'page')
  const discussions = screen.getByRole('link', { name: 'DISCUSSIONS' })
  expect(discussions).toHaveAttribute('href', '/explore/discussions')
  expect(discussions).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/explore')
  expect(screen.getByRole('heading', { name: 'Filters' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reset' })).toBeInTheDocument()
  await panel(user)
  for (const menu of ['Topics', 'Country', 'Language', 'Timezone', 'Experience Level'])
    expect(within(form()).getByRole('button', { name: `${menu} Any` })).toBeInTheDocument()
  expect(
    within(form())
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['Male', 'Female'])
  const pager = screen.getByRole('navigation', { name: 'Pages of mentors' })
  const pages = within(pager).getAllByRole('link', { name: /^Page/ })
  expect(pages.map((page) => page.textContent)).toEqual(['1', '2', '3'])
  expect(pages.map((page) => page.getAttribute('aria-current'))).toEqual(['page', null, null])
  await user.click(within(pager).getByRole('link', { name: 'Next' }))
  await status('Showing 6-10 of 15 mentors')
  expect(screen.getByRole('heading', { name: '200 Mentors' })).toHaveFocus()
})

test('a card has picture, name, role, a short text, the time there and the way to the profile [MENTOR-13 MENTOR-14]', async () => {
  openMentors('/explore/community')
  await status('Showing 1-5 of 15 mentors')
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(5)
  const card = screen.getByRole('article', { name: 'Bisi Number 2' })
  expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('mentor-2'))
  expect(card).toHaveTextContent('Developer at a bank, Lagos')
  expect(card).toHaveTextContent('Helps with first jobs.')
  expect(card).toHaveTextContent('12:00 there now')
  const link = within(card).getByRole('link', { name: 'View Profile of Bisi Number 2' })
  expect(link).toHaveAttribute('href', '/explore/community/mentor-2')
  expect(link).toHaveTextContent('View Profile')
})

test('choices show their numbers at once and the list when submitted, without a reload or a call [CALL-13 MENTOR-9 MENTOR-11 DATA-35]', async () => {
  const user = openMentors('/explore/community')
  await status('Showing 1-5 of 15 mentors')
  await choose(user, 'Topics', [/^Data Science \(5\)$/])
  await choose(user, 'Country', [/^Ghana \(2\)$/])
  expect(screen.getByText('Showing 1-5 of 15 mentors')).toBeInTheDocument()
  await apply(user)
  await status('Showing 1-2 of 2 mentors')
  // The stale profile is the last one, and is marked.
  expect(names()).toEqual(['Dupe Number 4', 'Ada Number 1'])
  expect(screen.getByRole('article', { name: 'Ada Number 1' })).toHaveTextContent(
    'Not confirmed since 1 June 2026',
  )
  await choose(user, 'Country', [/^Nigeria \(3\)$/])
  await apply(user)
  await status('Showing 1-5 of 5 mentors')
})

test('Reset clears every choice and the keywords, and shows all mentors [MENTOR-10]', async () => {
  const user = openMentors(
    '/explore/community?topic=Networking&country=Ghana&language=English&level=Senior&gender=Female&q=bisi',
  )
  await status('Showing 1 of 1 mentor')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await status('Showing 1-5 of 15 mentors')
  await panel(user)
  for (const menu of ['Topics', 'Country', 'Language', 'Timezone', 'Experience Level'])
    expect(within(form()).getByRole('button', { name: `${menu} Any` })).toBeInTheDocument()
  expect(screen.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('')
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
})

test('a dropdown can be used by keyboard, and an option without mentors cannot be chosen', async () => {
  const user = openMentors('/explore/community')
  await status('Showing 1-5 of 15 mentors')
  within(await panel(user))
    .getByRole('button', { name: 'Country Any' })
    .focus()
  await user.keyboard('{Enter}')
  const group = screen.getByRole('group', { name: 'Country' })
  expect(within(group).getByRole('checkbox', { name: 'Canada (0)' })).toBeDisabled()
  expect(within(group).getByRole('checkbox', { name: 'Nigeria (11)' })).toHaveFocus()
  await user.keyboard('{Tab} {Escape}')
  expect(within(form()).getByRole('button', { name: 'Country Ghana' })).toHaveFocus()
})

test('keywords are found with typing mistakes, and each applied filter can be removed', async () => {
  const user = openMentors('/explore/community?country=Ghana')
  await status('Showing 1-4 of 4 mentors')
  await panel(user)
  await user.type(screen.getByRole('searchbox', { name: 'Keywords' }), 'netwroking{Enter}')
  await status('Showing 1-2 of 2 mentors with words like “netwroking”')
  await user.click(screen.getByRole('button', { name: 'Remove Country: Ghana' }))
  await status('Showing 1-5 of 10 mentors with words like “netwroking”')
  await user.click(screen.getByRole('button', { name: 'Remove the search for netwroking' }))
  await status('Showing 1-5 of 15 mentors')
})

test('an empty result says which filter to remove and what that shows', async () => {
  const user = openMentors('/explore/community?country=Ghana&gender=Male')
  await status('No mentor fits all of this.')
  await user.click(screen.getByRole('button', { name: 'Remove Country: Ghana – shows 1 mentor' }))
  await status('Showing 1 of 1 mentor')
})

test('a filter that the address has wrong has no effect, and a page beyond the last is the last', async () => {
  openMentors('/explore/community?topic=Cooking&page=9')
  await status('Showing 11-15 of 15 mentors')
})

test('while the mentors are on their way it says so, and a failure offers to try again', async () => {
  server.use(http.get(`*${MENTORS_FILE}`, () => new HttpResponse(null, { status: 404 }), { once: true }))
  server.use(http.get(`*${MENTORS_FILE}`, () => HttpResponse.json([]), { once: true }))
  openMentors('/explore/community')
  expect(await screen.findByText('Loading the mentors …')).toHaveAttribute('role', 'status')
  expect(await screen.findByText(/Showing 1-5/, {}, { timeout: 10_000 })).toBeInTheDocument()
})
