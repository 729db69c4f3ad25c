import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
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
  type User,
  withLoadedForms,
} from './donation-page.tsx'

mockServer(threeCountries)
withLoadedForms()

test('Donate Now opens the dialog of the cause on the tab Individual, and the address follows [DONATE-7 DONATE-9]', async () => {
  const { user, address } = await open('/donate?utm=letter')
  await user.click(donateNow('Hackathon'))
  expect(await donationWindow('Hackathon')).toBeVisible()
  await waitFor(() => expect(inWindow().getByRole('heading', { name: 'Donate to Hackathon' })).toHaveFocus())
  await form()
  expect(tab('Individual')).toHaveAttribute('aria-selected', 'true')
  expect(inWindow().getByRole('tabpanel', { name: 'Individual' })).toBeVisible()
  expect(address()).toBe('/donate?utm=letter&cause=hackathon')
})

const ways: Array<{ how: string; close: (user: User) => Promise<void> }> = [
  { how: 'Cancel', close: (user) => user.click(inWindow().getByRole('button', { name: 'Cancel' })) },
  { how: 'the close button', close: (user) => user.click(inWindow().getByRole('button', { name: 'Close' })) },
  { how: 'Escape', close: (user) => user.keyboard('{Escape}') },
]

test.each(ways)(
  '$how closes it, clears the address and gives the focus back to Donate Now [DONATE-10 DONATE-11]',
  async ({ close }) => {
    const { router, user, address } = await openForm('/donate?utm=letter')
    await user.click(tab('Company'))
    await close(user)
    await expectClosed()
    expect(address()).toBe('/donate?utm=letter')
    await waitFor(() => expect(donateNow('Free Laptops')).toHaveFocus())
    await act(() => router.navigate(1))
    expect(await donationWindow()).toBeVisible()
  },
)

test('a double tap on Cancel closes it and stays on the page [DONATE-10]', async () => {
  const { user, address } = await open('/donate', ['/blog'])
  await user.click(donateNow('Hackathon'))
  await form()
  const cancel = inWindow().getByRole('button', { name: 'Cancel' })
  act(() => {
    cancel.click()
    cancel.click()
  })
  await expectClosed()
  expect(address()).toBe('/donate')
})

test('closing a dialog opened by its address stays on the page and focuses the cause', async () => {
  const { user, address } = await open(
    '/donate?cause=free-laptops&amount=60&currency=USD&type=company&utm=letter',
    ['/blog'],
  )
  await form()
  await user.keyboard('{Escape}')
  await expectClosed()
  expect(address()).toBe('/donate?utm=letter')
  await waitFor(() => expect(donateNow('Free Laptops')).toHaveFocus())
})

test('a press on a tab opens its panel, and the address follows [DONATE-8]', async () => {
  const { user, address } = await openForm()
  await user.click(tab('Company'))
  expect(tab('Company')).toHaveAttribute('aria-selected', 'true')
  expect(tab('Individual')).toHaveAttribute('aria-selected', 'false')
  expect(inWindow().getByRole('tabpanel', { name: 'Company' })).toBeVisible()
  expect(inWindow().getByLabelText('Organization name')).toBeVisible()
  expect(address()).toBe('/donate?cause=free-laptops&type=company')
  await user.click(tab('Individual'))
  expect(address()).toBe('/donate?cause=free-laptops')
})

test('in the list of countries Escape closes the list first, then the dialog', async () => {
  const { user } = await openForm()
  await user.click(inWindow().getByLabelText('Lastname'))
  await waitFor(() => expect(country().tagName).toBe('INPUT'))
  await user.click(country())
  expect(await inWindow().findByRole('option', { name: 'Ghana' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(inWindow().queryByRole('option')).not.toBeInTheDocument()
  expect(await donationWindow()).toBeVisible()
  await user.keyboard('{Escape}')
  await expectClosed()
})
