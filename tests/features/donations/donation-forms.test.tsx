import { expect, test, vi } from 'vitest'
import { threeCountries, mockServer } from '#tests/mocks/server.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { fill } from '#tests/setup/render.tsx'
import {
  donate,
  donateNow,
  expectClosed,
  field,
  form,
  inWindow,
  openForm,
  radio,
  tab,
  typedAmount,
  withLoadedForms,
} from './donation-page.tsx'

mockServer(threeCountries)
withDelivery('api')

withLoadedForms()

const naira = () => radio(/^NGN/)
const dollars = () => radio(/^USD/)
const amount = () => inWindow().getByRole('radiogroup', { name: 'Amount' })

async function questions() {
  const controls = (await form()).querySelectorAll(
    '[role=radiogroup], select, input:not([type=hidden], [type=radio])',
  )
  const shown = [...controls].filter((control) => control.closest('[aria-hidden=true]') === null)
  return shown.map((control) => {
    const labelledBy = control.getAttribute('aria-labelledby')
    const label =
      labelledBy === null
        ? document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
        : document.getElementById(labelledBy)
    const isRequired = control.hasAttribute('required') || control.getAttribute('aria-required') === 'true'
    return [label?.textContent, isRequired]
  })
}

test('an individual is asked for eight things and a company for nine, below a link to the privacy policy [DONATE-12..18 PRIV-14]', async () => {
  const { user } = await openForm()
  const gift = [
    ['Currency', true],
    ['Amount', true],
    ['Other amount in naira', false],
  ]
  const person = [
    ['Firstname', true],
    ['Lastname', true],
    ['Email', true],
  ]
  expect(await questions()).toEqual([
    ...person,
    ['Phone number', false],
    ...gift,
    ['Country', true],
    ['How did you hear about GeleGrid?', false],
  ])
  await user.click(tab('Company'))
  expect(await questions()).toEqual([
    ...gift,
    ...person,
    ['Organization name', true],
    ['Organization address', true],
    ['City', true],
    ['Country', true],
  ])
  const link = inWindow().getByRole('link', { name: 'privacy policy' })
  expect(link).toHaveAttribute('href', '/privacy-policy')
  expect(link.compareDocumentPosition(donate())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the minimum is stated in advance, and a chosen button means its amount in the other currency when that changes', async () => {
  const { user } = await openForm()
  expect(naira()).toBeChecked()
  expect(amount()).toHaveAccessibleDescription('The smallest gift is ₦15,000.')
  expect(typedAmount()).toHaveAccessibleDescription('The smallest gift is ₦15,000.')
  await user.click(radio('₦25,000'))
  expect(inWindow().getByText('Your gift: ₦25,000 for Free Laptops')).toBeVisible()
  await user.click(dollars())
  expect(amount()).toHaveAccessibleDescription('The smallest gift is $10.')
  expect(typedAmount()).toHaveAccessibleName('Other amount in US dollars')
  expect(radio('$25')).toBeChecked()
  expect(inWindow().getByText('Your gift: $25 for Free Laptops')).toBeVisible()
})

test('the focus alone chooses no other amount, typing does in the chosen currency, and a button takes the choice back', async () => {
  const { user } = await openForm()
  await user.click(radio('₦25,000'))
  await user.click(typedAmount())
  expect(radio('₦25,000')).toBeChecked()
  await fill(user, typedAmount(), '30000')
  expect(radio('Other amount')).toBeChecked()
  expect(typedAmount()).toHaveFocus()
  expect(inWindow().getByText('Your gift: ₦30,000 for Free Laptops')).toBeVisible()
  await user.clear(typedAmount())
  await fill(user, typedAmount(), '$30000')
  expect(inWindow().getByText('Your gift goes to: Free Laptops')).toBeVisible()
  await user.click(radio('₦50,000'))
  expect(typedAmount()).toHaveValue('$30000')
  expect(inWindow().getByText('Your gift: ₦50,000 for Free Laptops')).toBeVisible()
})

test('a typed amount is kept when the currency changes, and looked at again', async () => {
  const { user } = await openForm()
  await fill(user, typedAmount(), '50')
  await user.tab()
  expect(typedAmount()).toHaveAccessibleDescription(/^Our smallest gift is ₦15,000/)
  await user.click(dollars())
  expect(typedAmount()).toHaveValue('50')
  expect(typedAmount()).not.toHaveAttribute('aria-invalid')
  expect(typedAmount()).toHaveAccessibleDescription('The smallest gift is $10.')
  expect(inWindow().getByText('Your gift: $50 for Free Laptops')).toBeVisible()
  await user.click(naira())
  expect(typedAmount()).toHaveValue('50')
  expect(typedAmount()).toHaveAccessibleDescription(/^Our smallest gift is ₦15,000/)
})

function blockStorage() {
  for (const method of ['setItem', 'getItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
  }
}

test('changing the tab and closing lose nothing where the device keeps nothing, whatever the cause', async () => {
  blockStorage()
  const { user } = await openForm()
  await fill(user, field('Lastname'), 'Obi')
  await user.click(tab('Company'))
  expect(field('Lastname')).toHaveValue('Obi')
  await fill(user, field('City'), 'Lagos')
  await user.keyboard('{Escape}')
  await expectClosed()
  await user.click(donateNow('Hackathon'))
  await form()
  expect(field('Lastname')).toHaveValue('Obi')
  expect(inWindow().queryByText(/Saved on this device|We kept/)).not.toBeInTheDocument()
  await user.click(tab('Company'))
  expect(field('City')).toHaveValue('Lagos')
})
