import { expect, test } from 'vitest'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import {
  donate,
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

const naira = () => radio('NGN (₦) naira')
const dollars = () => radio('USD ($) US dollars')
const amount = () => inWindow().getByRole('radiogroup', { name: 'Amount' })

/** The fields in order, and whether each is required. */
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

test('an individual is asked for eight things, two of which may stay open [DONATE-12..15]', async () => {
  await openForm()
  expect(await questions()).toEqual([
    ['Firstname', true],
    ['Lastname', true],
    ['Email', true],
    ['Phone number', false],
    ['Currency', true],
    ['Amount', true],
    ['Other amount in naira', false],
    ['Country', true],
    ['How did you hear about GeleGrid?', false],
  ])
})

test('a company is asked for nine things [DONATE-16..18]', async () => {
  const { user } = await openForm()
  await user.click(tab('Company'))
  expect(await questions()).toEqual([
    ['Currency', true],
    ['Amount', true],
    ['Other amount in naira', false],
    ['Firstname', true],
    ['Lastname', true],
    ['Email', true],
    ['Organization name', true],
    ['Organization address', true],
    ['City', true],
    ['Country', true],
  ])
})

test('the form of either donor links to the privacy policy above its button [PRIV-14]', async () => {
  const { user } = await openForm()
  for (const donor of ['Individual', 'Company']) {
    await user.click(tab(donor))
    const link = inWindow().getByRole('link', { name: 'privacy policy' })
    expect(link).toHaveAttribute('href', '/privacy-policy')
    expect(link.compareDocumentPosition(donate())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('the minimum donation is stated in advance, with the presets of the currency', async () => {
  const { user } = await openForm()
  expect(naira()).toBeChecked()
  expect(amount()).toHaveAccessibleDescription('The smallest gift is ₦15,000.')
  expect(typedAmount()).toHaveAccessibleDescription('The smallest gift is ₦15,000.')
  for (const name of ['₦15,000', '₦25,000', '₦50,000']) expect(radio(name)).not.toBeChecked()
  await user.click(dollars())
  expect(amount()).toHaveAccessibleDescription('The smallest gift is $10.')
  expect(typedAmount()).toHaveAccessibleName('Other amount in US dollars')
  for (const name of ['$10', '$25', '$50']) expect(radio(name)).not.toBeChecked()
  expect(inWindow().queryByRole('radio', { name: /₦\d/ })).not.toBeInTheDocument()
})

test('a chosen button stays chosen when the currency changes, and means its amount in the other', async () => {
  const { user } = await openForm()
  await user.click(radio('₦25,000'))
  expect(inWindow().getByText('Your gift: ₦25,000 for Free Laptops')).toBeVisible()
  await user.click(dollars())
  expect(radio('$25')).toBeChecked()
  expect(inWindow().getByText('Your gift: $25 for Free Laptops')).toBeVisible()
})

test('the focus alone chooses no other amount, typing does, and a button takes the choice back', async () => {
  const { user } = await openForm()
  await user.click(radio('₦25,000'))
  await user.click(typedAmount())
  expect(radio('₦25,000')).toBeChecked()
  await user.type(typedAmount(), '30000')
  expect(radio('Other amount')).toBeChecked()
  expect(typedAmount()).toHaveFocus()
  expect(inWindow().getByText('Your gift: ₦30,000 for Free Laptops')).toBeVisible()
  await user.click(radio('₦50,000'))
  expect(typedAmount()).toHaveValue('30000')
  expect(inWindow().getByText('Your gift: ₦50,000 for Free Laptops')).toBeVisible()
})

test('a typed amount is kept when the currency changes, and looked at again', async () => {
  const { user } = await openForm()
  await user.type(typedAmount(), '50')
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

test.each([
  ['14999', /^Our smallest gift is ₦15,000/],
  ['fifty', /^We could not read this amount/],
  ['99999999999', /^That is more than this form can take/],
])('an amount of %s takes the focus back to where it was typed', async (typed, words) => {
  const { user } = await openForm()
  await user.click(tab('Company'))
  await user.type(typedAmount(), typed)
  await user.click(donate())
  expect(typedAmount()).toHaveFocus()
  expect(typedAmount()).toHaveAttribute('aria-invalid', 'true')
  expect(typedAmount()).toHaveAccessibleDescription(words)
})
