import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { featuredProject, project } from '#src/content/projects.ts'
import * as featuredPage from '#src/routes/member/featured-projects.tsx'
import * as projectPage from '#src/routes/member/project.tsx'
import { showPage } from '#tests/layout/show-page.tsx'
import { forMember } from './for-member.tsx'

const showFeatured = () => showPage(forMember(featuredPage), { path: '/explore/featured-projects' })
const showProject = (slug: string) =>
  showPage(forMember(projectPage), {
    path: '/explore/projects/:slug',
    at: `/explore/projects/${slug}`,
    params: { slug },
  })

test('the featured project has $30,000 of $50,000, 12,000 donations and $20,000 to go, with its bar at 50 % [EXPLORE-9..11 DATA-16]', () => {
  showFeatured()
  const { subtitle, picture } = featuredProject()
  const featured = within(screen.getByRole('region', { name: 'Mobile Technology Bus' }))
  for (const sum of ['$30,000 raised', 'Goal: $50,000', '12,000 donations', '$20,000 to go'])
    expect(featured.getByText(sum)).toBeVisible()
  expect(featured.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  expect(featured.getByText(subtitle)).toBeVisible()
  expect(screen.getByRole('img', { name: picture.alt })).toBeInTheDocument()
})

test('the page of a project tells its story, and what the money is for to the last dollar', () => {
  showProject('pad-support')
  expect(screen.getByRole('heading', { level: 1, name: 'Pad Support' })).toBeVisible()
  expect(screen.getByText(/A short story about the project/)).toBeVisible()
  const funds = within(screen.getByRole('region', { name: 'Use of funds' }))
  expect(funds.getAllByRole('listitem').map((item) => item.textContent)).toContain('Soap and bags$500')
  expect(project('pad-support')?.funds.reduce((sum, { amount }) => sum + amount, 0)).toBe(5000)
})

test('its button opens the donation in place, for this project and with the name of the member', async () => {
  const user = userEvent.setup()
  showProject('pad-support')
  await user.click(screen.getByRole('button', { name: 'Donate Now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Donate to Pad Support' }))
  const firstName = await dialog.findByLabelText(/Firstname/)
  await waitFor(() => expect(firstName).toHaveValue('Amina'))
  expect(dialog.getByLabelText(/Lastname/)).toHaveValue('Balogun')
  expect(dialog.getByLabelText(/^Email/)).toHaveValue('amina@example.com')
})
