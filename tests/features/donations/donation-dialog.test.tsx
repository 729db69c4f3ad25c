import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { threeCountries, mockServer } from '#tests/mocks/server.ts'
import { loadDonationWindow } from '#src/features/donations/donation-dialog.tsx'
import * as causePage from '#src/routes/site/cause.tsx'
import { headOf, showPage } from '#tests/layout/show-page.tsx'
import { newUser } from '#tests/setup/render.tsx'
import {
  country,
  donateNow,
  donationWindow,
  expectClosed,
  form,
  inWindow,
  open,
  openForm,
  tab,
  withLoadedForms,
} from './donation-page.tsx'

mockServer(threeCountries)
withLoadedForms()

test('Donate Now opens the dialog of the cause on the tab Individual, beside Company [DONATE-7..9]', async () => {
  const { user, address } = await open('/donate?utm=letter')
  await user.click(donateNow('Hackathon'))
  expect(await donationWindow('Hackathon')).toBeVisible()
  await waitFor(() => expect(inWindow().getByRole('heading', { name: 'Donate to Hackathon' })).toHaveFocus())
  await form()
  expect(inWindow().getByRole('tabpanel', { name: 'Individual' })).toBeVisible()
  expect(address()).toBe('/donate?utm=letter&cause=hackathon')
  await user.click(tab('Company'))
  expect(inWindow().getByRole('tabpanel', { name: 'Company' })).toBeVisible()
})

test.each(['Cancel', 'Close'])(
  '%s closes it, clears the address and gives the focus back to Donate Now [DONATE-10 DONATE-11]',
  async (name) => {
    const { router, user, address } = await openForm('/donate?utm=letter')
    await user.click(inWindow().getByRole('button', { name }))
    await expectClosed()
    expect(address()).toBe('/donate?utm=letter')
    await waitFor(() => expect(donateNow('Free Laptops')).toHaveFocus())
    await act(() => router.navigate(1))
    expect(await donationWindow()).toBeVisible()
  },
)

test('closing a dialog opened by its address stays on the page and focuses the cause', async () => {
  const { user, address } = await open('/donate?cause=free-laptops&utm=letter', ['/blog'])
  await form()
  await user.keyboard('{Escape}')
  await expectClosed()
  expect(address()).toBe('/donate?utm=letter')
  await waitFor(() => expect(donateNow('Free Laptops')).toHaveFocus())
})

test('in the list of countries Escape closes the list first, then the dialog', async () => {
  const { user } = await openForm()
  await user.click(inWindow().getByLabelText('Lastname'))
  await user.click(await country())
  expect(await inWindow().findByRole('option', { name: 'Ghana' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(inWindow().queryByRole('option')).not.toBeInTheDocument()
  expect(await donationWindow()).toBeVisible()
  await user.keyboard('{Escape}')
  await expectClosed()
})

const lost = new TypeError('Failed to fetch dynamically imported module')

test('a form that does not arrive can be fetched again', async () => {
  const load = vi.fn(loadDonationWindow).mockRejectedValueOnce(lost)
  const { user } = await open('/donate', [], load)
  await user.click(donateNow('Hackathon'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The form did not arrive.*hello@gelegrid\.example/,
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await form()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await waitFor(() => expect(inWindow().getByRole('heading', { name: 'Donate to Hackathon' })).toHaveFocus())
})

test('the form to give opens on the page of the cause, and the button leads there before hydration [DONATE-22]', async () => {
  const params = { slug: 'free-laptops' }
  showPage(causePage, { path: '/donate/:slug', at: '/donate/free-laptops', params })
  const button = screen.getByRole('button', { name: 'Donate Now', description: 'Free Laptops' })
  expect(button.closest('form')).toHaveAttribute('action', '/donate/free-laptops')
  await newUser().click(button)
  expect(await screen.findByRole('dialog', { name: 'Donate to Free Laptops' })).toBeVisible()
})

test('a cause that does not exist is not found', () => {
  expect(() => headOf(causePage, { slug: 'a-yacht' })).toThrow(expect.objectContaining({ status: 404 }))
})

test('an address with a cause that we do not have opens nothing', async () => {
  await open('/donate?cause=new-yacht')
  await expectClosed()
})
