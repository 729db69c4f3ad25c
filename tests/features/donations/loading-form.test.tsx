import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadDonationWindow } from '#src/features/donations/donate-button.tsx'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { donateNow, form, inWindow, open } from './donation-page.tsx'

mockServer(threeCountries)
const load = vi.fn(loadDonationWindow)
const lost = new TypeError('Failed to fetch dynamically imported module')

beforeEach(async () => {
  localStorage.clear()
  load.mockReset().mockImplementation(loadDonationWindow)
  await import('#src/features/donations/donation-window.tsx')
})

test('a form that does not arrive can be fetched again', async () => {
  load.mockRejectedValueOnce(lost)
  const { user } = await open('/donate', [], load)
  await user.click(donateNow('Hackathon'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The form did not arrive.*partners@gelegrid\.example/,
  )
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await form()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await waitFor(() => expect(inWindow().getByRole('heading', { name: 'Donate to Hackathon' })).toHaveFocus())
})

test('a form that never arrives can be given up, and a second failure offers to reload the page', async () => {
  load.mockRejectedValue(lost)
  const { user, address } = await open('/donate', [], load)
  await user.click(donateNow('Hackathon'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(address()).toBe('/donate')
})
