import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as mentorsPage from '#src/routes/member/mentors.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { headOf } from '#tests/layout/show-page.tsx'
import type { User } from '#tests/setup/render.tsx'
import { atNoon, hasMentors, openMentors } from './mentors-pages.tsx'

mockServer(hasMentors())
atNoon()

const status = (text: string) => screen.findByText(text)
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const form = () => screen.getByRole('form', { name: 'Filters' })

const filter = (menu: string) => within(form()).getByRole('group', { name: menu })

/** Opens the panel, as on a phone. */
async function panel(user: User) {
  const opener = screen.queryByRole('button', { name: 'Choose' })
  if (opener) await user.click(opener)
  return form()
}

async function choose(user: User, menu: string, option: RegExp) {
  await panel(user)
  await user.click(within(filter(menu)).getByText(menu))
  await user.click(within(filter(menu)).getByRole('checkbox', { name: option }))
}

const apply = (user: User) => user.click(within(form()).getByRole('button', { name: /^Show/ }))

test('the directory has its title, tabs, way home, filters, heading, cards and pager [PAGE-4 MENTOR-1..8 MENTOR-12..16]', async () => {
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
    expect(within(filter(menu)).getByText('Any')).toBeVisible()
  expect(
    within(form())
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['Male', 'Female'])
  expect(screen.getAllByRole('article')).toHaveLength(5)
  const card = screen.getByRole('article', { name: 'Bisi Number 2' })
  expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('mentor-2'))
  for (const text of ['Developer at a bank, Lagos', 'Helps with first jobs.', '12:00 there now'])
    expect(card).toHaveTextContent(text)
  const link = within(card).getByRole('link', { name: 'View Profile of Bisi Number 2' })
  expect(link).toHaveAttribute('href', '/explore/community/mentor-2')
  expect(link).toHaveTextContent('View Profile')
  const pager = screen.getByRole('navigation', { name: 'Pages of mentors' })
  const pages = within(pager).getAllByRole('link', { name: /^Page/ })
  expect(pages.map((page) => page.textContent)).toEqual(['1', '2', '3'])
  expect(pages.map((page) => page.getAttribute('aria-current'))).toEqual(['page', null, null])
  await user.click(within(pager).getByRole('link', { name: 'Next' }))
  await status('Showing 6-10 of 15 mentors')
  expect(screen.getByRole('heading', { name: '200 Mentors' })).toHaveFocus()
})

test('choices show their numbers at once and the list when submitted, without a reload or a call [CALL-13 MENTOR-9 MENTOR-11 DATA-35]', async () => {
  const user = openMentors('/explore/community')
  await status('Showing 1-5 of 15 mentors')
  await choose(user, 'Topics', /^Data Science \(5\)$/)
  await choose(user, 'Country', /^Ghana \(2\)$/)
  expect(screen.getByText('Showing 1-5 of 15 mentors')).toBeInTheDocument()
  await apply(user)
  await status('Showing 1-2 of 2 mentors')
  // The stale profile is the last one, and is marked.
  expect(names()).toEqual(['Dupe Number 4', 'Ada Number 1'])
  expect(screen.getByRole('article', { name: 'Ada Number 1' })).toHaveTextContent(
    'Not confirmed since 1 June 2026',
  )
  await choose(user, 'Country', /^Nigeria \(3\)$/)
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
    expect(within(filter(menu)).getByText('Any')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('')
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveAttribute('aria-disabled', 'true')
})

test('the same choices shown again have the same address', async () => {
  const user = openMentors('/explore/community?topic=Networking')
  await screen.findAllByRole('article')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name')
  const secondPage = () => screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')
  expect(secondPage()).toBe('/explore/community?topic=Networking&sort=name&page=2')
  await panel(user)
  await apply(user)
  expect(secondPage()).toBe('/explore/community?topic=Networking&sort=name&page=2')
})

test('Reset keeps the order of the list, also for what is chosen after it', async () => {
  const user = openMentors('/explore/community?sort=name')
  await status('Showing 1-5 of 15 mentors')
  await choose(user, 'Country', /Ghana/)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await apply(user)
  expect(screen.getByLabelText('Sort by')).toHaveValue('name')
})

test('a dropdown says how many mentors each option would show, and disables those that would show none; an empty list leads to all mentors', async () => {
  const user = openMentors('/explore/community?country=Canada')
  await status('No mentor fits all of this.')
  await panel(user)
  const options = within(filter('Country')).getAllByRole('checkbox', { hidden: true })
  const described = options.map((option) => [option.parentElement?.textContent, option.matches(':disabled')])
  expect(described).toEqual([
    ['Nigeria (11)', false],
    ['Niger (0)', true],
    ['Côte d’Ivoire (0)', true],
    ['Ghana (4)', false],
    ['Canada (0)', false],
  ])
  await user.click(screen.getByRole('button', { name: 'Show 15 mentors' }))
  await status('Showing 1-5 of 15 mentors')
})

test('each applied filter can be removed', async () => {
  const user = openMentors('/explore/community?country=Ghana&gender=Male&constructor=x')
  await status('No mentor fits all of this.')
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Remove Country: Ghana' }))
  await status('Showing 1 of 1 mentor')
  await user.click(screen.getByRole('button', { name: 'Remove Gender: Male' }))
  await status('Showing 1-5 of 15 mentors')
})
