import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as page from '#src/routes/site/about-us.tsx'
import { headOf, showPage } from '#tests/sections/show-page.tsx'

const show = () => showPage(page, { path: '/about-us' })
const section = (name: string) => within(screen.getByRole('region', { name }))

test('the tab is titled About Us and the name of the site', () => {
  expect(headOf(page)).toMatchObject({
    title: 'About Us - Kente Code',
    description: expect.stringContaining('Yaba') as string,
  })
})

test('the goals stand in a list, with their picture [ABOUT-1]', () => {
  show()
  const goals = section('Our Goals')
  expect(goals.getAllByRole('listitem')).toHaveLength(4)
  expect(goals.getByRole('img', { name: /red flag/ })).toBeInTheDocument()
})

test('mission and vision are side by side, each with its picture [ABOUT-2]', () => {
  show()
  expect(section('Our Mission').getByText(/train, mentor and support/)).toBeVisible()
  expect(section('Our Mission').getByRole('img', { name: /Rocket/ })).toBeInTheDocument()
  expect(section('Our Vision').getByText(/A Nigeria where/)).toBeVisible()
  expect(section('Our Vision').getByRole('img', { name: /telescope/ })).toBeInTheDocument()
})

test('what we do: workshops and webinars, mentorship, school outreach, each with a picture [ABOUT-3]', () => {
  show()
  const kinds = section('What We Do')
  expect(kinds.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Workshops and Webinars',
    'Mentorship',
    'School Outreach',
  ])
  expect(kinds.getAllByRole('img')).toHaveLength(3)
})

test('individuals, foundations and companies are asked to partner, and led to the page for it [ABOUT-4]', () => {
  show()
  const partner = section('Partner with Us')
  expect(partner.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Individual',
    'Foundations',
    'Companies',
  ])
  expect(partner.getAllByRole('img')).toHaveLength(3)
  expect(partner.getByRole('link', { name: 'Partner with us' })).toHaveAttribute('href', '/partner-with-us')
})

test('the page has one main heading, and no team section', () => {
  show()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: /team/i })).not.toBeInTheDocument()
})
