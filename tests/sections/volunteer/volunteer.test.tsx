import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as page from '#src/routes/site/volunteer.tsx'
import { headOf, showPage } from '#tests/sections/show-page.tsx'

const show = () => showPage(page, { path: '/volunteer' })

test('the tab is titled Volunteer and the name of the site', () => {
  expect(headOf(page).title).toBe('Volunteer - Kente Code')
})

test('the hero with its picture comes first, then what volunteers do, then the form [VOLUNTEER-1]', () => {
  const { hero } = show()
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual([hero.heading, 'What volunteers do', 'Join our team'])
  expect(screen.getByRole('img', { name: /volunteers/ })).toBeVisible()
})

test('the work of staff, teachers and mentors is described before the choice', () => {
  show()
  const roles = within(screen.getByRole('region', { name: 'What volunteers do' })).getAllByRole('listitem')
  expect(roles.map(({ textContent }) => textContent.split(' ')[0])).toEqual(['Staff', 'Teachers', 'Mentors'])
})

test('the form Join our team ends with Volunteer Now [VOLUNTEER-2 VOLUNTEER-3]', () => {
  show()
  const form = within(screen.getByRole('form', { name: 'Join our team' }))
  expect(form.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Volunteer Now'])
})
