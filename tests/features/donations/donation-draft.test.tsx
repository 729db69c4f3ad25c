import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createDraft } from '#src/ui/forms/draft.ts'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import {
  chooseCountry,
  donateNow,
  expectClosed,
  field,
  fillInIndividual,
  form,
  inWindow,
  open,
  openForm,
  radio,
  tab,
  typedAmount,
  type User,
  withLoadedForms,
} from './donation-page.tsx'

mockServer(threeCountries)
withLoadedForms()

const dollars = () => radio('USD ($) US dollars')
const naira = () => radio('NGN (₦) naira')

async function closeAndOpen(user: User, cause = 'Free Laptops') {
  await user.keyboard('{Escape}')
  await expectClosed()
  await user.click(donateNow(cause))
  await form()
}

function blockStorage() {
  for (const method of ['setItem', 'getItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
  }
}

async function switchThereAndBack(user: User) {
  await fillInIndividual(user)
  await user.click(tab('Company'))
  expect(field('Firstname')).toHaveValue('Ada')
  expect(field('Lastname')).toHaveValue('Obi')
  expect(field('Email')).toHaveValue('ada@example.com')
  expect(radio('₦25,000')).toBeChecked()
  expect(inWindow().getByText('Nigeria')).toBeInTheDocument()
  await user.type(field('Organization name'), 'Orbit Labs')
  await user.type(field('Organization address'), '1 Marina Road')
  await user.type(field('City'), 'Lagos')
  await user.type(field('Lastname'), '-Bello')
  await user.click(tab('Individual'))
  expect(field('Lastname')).toHaveValue('Obi-Bello')
  expect(field('Phone number')).toHaveValue('0803 123 4567')
  expect(field('How did you hear about GeleGrid?')).toHaveValue('From a friend')
  await user.click(tab('Company'))
  expect(field('Organization name')).toHaveValue('Orbit Labs')
  expect(field('Organization address')).toHaveValue('1 Marina Road')
  expect(field('City')).toHaveValue('Lagos')
}

test('changing the tab loses nothing where the device keeps nothing, and neither does closing', async () => {
  blockStorage()
  const { user } = await openForm()
  await switchThereAndBack(user)
  await closeAndOpen(user)
  expect(field('Firstname')).toHaveValue('Ada')
  expect(field('Phone number')).toHaveValue('0803 123 4567')
  expect(inWindow().queryByText(/Saved on this device|We kept/)).not.toBeInTheDocument()
})

test('closing and opening loses nothing, whatever the cause', async () => {
  const { user } = await openForm()
  await user.type(field('Firstname'), 'Ada')
  await user.click(dollars())
  await user.type(typedAmount(), '60')
  await chooseCountry(user, 'Ghana')
  await closeAndOpen(user, 'Hackathon')
  expect(field('Firstname')).toHaveValue('Ada')
  expect(dollars()).toBeChecked()
  expect(radio('Other amount')).toBeChecked()
  expect(typedAmount()).toHaveValue('60')
  expect(inWindow().getByText('Ghana')).toBeInTheDocument()
  expect(inWindow().getByText('Your gift: $60 for Hackathon')).toBeVisible()
})

test('a reload restores the draft on both tabs, and says so', async () => {
  const { user, unmount } = await openForm()
  await user.type(field('Phone number'), '0803')
  await user.click(radio('₦50,000'))
  await user.click(tab('Company'))
  await user.type(field('City'), 'Accra')
  unmount()
  const again = await openForm('/donate')
  expect(await inWindow().findByText('We kept what you typed last time.')).toBeVisible()
  expect(field('Phone number')).toHaveValue('0803')
  expect(radio('₦50,000')).toBeChecked()
  await again.user.click(tab('Company'))
  expect(field('City')).toHaveValue('Accra')
})

test('parameters of the address take precedence over the draft', async () => {
  createDraft('donation').save({
    firstName: 'Ada',
    currency: 'NGN',
    amountMinor: '2500000',
    otherAmount: '30000',
  })
  await open('/donate?cause=free-laptops&amount=60&currency=USD')
  await form()
  expect(field('Firstname')).toHaveValue('Ada')
  expect(dollars()).toBeChecked()
  expect(typedAmount()).toHaveValue('60')
  expect(radio('Other amount')).toBeChecked()
})

test('after a manual change the address drops the donation, and a reload keeps the change', async () => {
  const { user, address, unmount } = await open(
    '/donate?cause=free-laptops&amount=60&currency=USD&type=company&utm=letter',
  )
  await form()
  await user.type(field('City'), 'Accra')
  expect(address()).toContain('amount=60')
  await user.click(radio('$25'))
  await waitFor(() => expect(address()).toBe('/donate?cause=free-laptops&type=company&utm=letter'))
  unmount()
  await open(address())
  await form()
  expect(radio('$25')).toBeChecked()
  expect(field('City')).toHaveValue('Accra')
})

test('discarding forgets the amount of the address as well, on both tabs', async () => {
  const { user, address } = await open('/donate?cause=free-laptops&amount=60&currency=USD')
  await form()
  await user.type(field('Firstname'), 'Ada')
  await user.click(await inWindow().findByRole('button', { name: 'Discard it' }))
  const expectFirstVisit = () => {
    expect(naira()).toBeChecked()
    expect(typedAmount()).toHaveValue('')
    for (const name of ['₦15,000', '₦25,000', '₦50,000', 'Other amount']) {
      expect(radio(name)).not.toBeChecked()
    }
  }
  await waitFor(() => expect(address()).toBe('/donate?cause=free-laptops'))
  expectFirstVisit()
  await user.click(tab('Company'))
  expectFirstVisit()
})
