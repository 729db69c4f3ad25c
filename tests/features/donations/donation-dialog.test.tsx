import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import {
  country,
  DonatePage,
  donateNow,
  donationWindow,
  expectClosed,
  form,
  inWindow,
  open,
  openForm,
  radio,
  tab,
  typedAmount,
  type User,
} from './donation-page.tsx'

mockServer(threeCountries)

beforeEach(async () => {
  localStorage.clear()
  await import('#src/features/donations/dialog-content.tsx')
  await import('#src/ui/forms/select.tsx')
})

test('Donate Now opens the dialog of the cause on the tab Individual, and the address follows [DONATE-7 DONATE-9]', async () => {
  const { user, address } = await open('/donate?utm=letter')
  await user.click(donateNow('Hackathon'))
  expect(donationWindow('Hackathon')).toBeVisible()
  expect(inWindow().getByRole('heading', { name: 'Donate to Hackathon' })).toHaveFocus()
  await form()
  expect(tab('Individual')).toHaveAttribute('aria-selected', 'true')
  expect(inWindow().getByRole('tabpanel', { name: 'Individual' })).toBeVisible()
  expect(address()).toBe('/donate?utm=letter&cause=hackathon')
})

test('before hydration, Donate Now is a link that opens the dialog', async () => {
  await open()
  const button = donateNow('Free Laptops')
  expect(button).toHaveAttribute('type', 'submit')
  expect(button).toHaveAttribute('name', 'cause')
  expect(button).toHaveValue('free-laptops')
  expect(button.closest('form')).toHaveAttribute('action', '/donate')
})

test('the prerendered page contains nothing of the dialog, whatever the address', () => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/donate?cause=hackathon']}>
      <DonatePage />
    </MemoryRouter>,
  )
  expect(html).toContain('Donate Now')
  expect(html).not.toContain('Donate to')
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
    expect(donateNow('Free Laptops')).toHaveFocus()
    await act(() => router.navigate(1))
    expect(donationWindow()).toBeVisible()
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

test('Back closes it in one step, also after the tab was changed, and Forward opens it again', async () => {
  const { router, user, address } = await openForm()
  await user.click(tab('Company'))
  await act(() => router.navigate(-1))
  await expectClosed()
  expect(address()).toBe('/donate')
  await act(() => router.navigate(1))
  await form()
  expect(tab('Company')).toHaveAttribute('aria-selected', 'true')
})

test('an address opens the dialog with its parameters filled in', async () => {
  await open('/donate?cause=free-laptops&amount=60&currency=USD&type=company')
  await form()
  expect(donationWindow('Free Laptops')).toBeVisible()
  expect(tab('Company')).toHaveAttribute('aria-selected', 'true')
  expect(radio('USD ($) US dollars')).toBeChecked()
  expect(radio('Other amount')).toBeChecked()
  expect(typedAmount()).toHaveValue('60')
})

test('an amount in the address that has a button presses it', async () => {
  await open('/donate?cause=free-laptops&amount=25&currency=USD')
  await form()
  expect(radio('$25')).toBeChecked()
  expect(typedAmount()).toHaveValue('')
})

test('invalid parameters of an address are ignored', async () => {
  await open('/donate?cause=free-laptops&amount=lots&currency=EUR&type=king')
  await form()
  expect(tab('Individual')).toHaveAttribute('aria-selected', 'true')
  expect(radio('NGN (₦) naira')).toBeChecked()
  expect(typedAmount()).toHaveValue('')
  for (const name of ['₦15,000', '₦25,000', '₦50,000', 'Other amount']) expect(radio(name)).not.toBeChecked()
})

test('an address with an unknown cause opens nothing', async () => {
  await open('/donate?cause=new-yacht&amount=50&currency=USD')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
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
  expect(donateNow('Free Laptops')).toHaveFocus()
})

test('the arrow keys go from tab to tab and around, and the panel and the address follow [DONATE-8]', async () => {
  const { user, address } = await openForm()
  await user.tab()
  expect(inWindow().getByRole('button', { name: 'Close' })).toHaveFocus()
  await user.tab()
  expect(tab('Individual')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(tab('Company')).toHaveFocus()
  expect(tab('Company')).toHaveAttribute('aria-selected', 'true')
  expect(tab('Individual')).toHaveAttribute('aria-selected', 'false')
  expect(inWindow().getByRole('tabpanel', { name: 'Company' })).toBeVisible()
  expect(inWindow().getByLabelText('Organization name')).toBeVisible()
  expect(address()).toBe('/donate?cause=free-laptops&type=company')
  await user.keyboard('{ArrowRight}')
  expect(tab('Individual')).toHaveFocus()
  expect(address()).toBe('/donate?cause=free-laptops')
  await user.keyboard('{ArrowLeft}')
  expect(tab('Company')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(tab('Individual')).toHaveFocus()
  await user.keyboard('{End}')
  expect(tab('Company')).toHaveFocus()
})

test('only the open tab is a tab stop in the dialog, and each tab has its panel', async () => {
  const { user } = await openForm()
  expect(tab('Individual')).toHaveAttribute('tabindex', '0')
  expect(tab('Company')).toHaveAttribute('tabindex', '-1')
  tab('Individual').focus()
  await user.tab()
  expect(inWindow().getByLabelText('Firstname')).toHaveFocus()
  for (const name of ['Individual', 'Company']) {
    expect(document.getElementById(tab(name).getAttribute('aria-controls')!)).toHaveAttribute(
      'role',
      'tabpanel',
    )
  }
})

test('in the list of countries Escape closes the list first, then the dialog', async () => {
  const { user } = await openForm()
  await user.click(inWindow().getByLabelText('Lastname'))
  await waitFor(() => expect(country().tagName).toBe('INPUT'))
  await user.click(country())
  expect(await inWindow().findByRole('option', { name: 'Ghana' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(inWindow().queryByRole('option')).not.toBeInTheDocument()
  expect(donationWindow()).toBeVisible()
  await user.keyboard('{Escape}')
  await expectClosed()
})
