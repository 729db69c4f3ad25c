import { expect, test } from 'vitest'
import { chosenAmount } from '#contract/donation-amount.ts'
import { currencyOf, donationRules, valuesOfAmount } from '#src/features/donations/amounts.ts'
import { amounts, causes } from './donation-page.tsx'

test('the currency is the chosen one, or naira', () => {
  expect(currencyOf('USD')).toBe('USD')
  expect(currencyOf(undefined)).toBe('NGN')
  expect(currencyOf('EUR')).toBe('NGN')
})

test('a preset is the amount of its button', () => {
  expect(chosenAmount({ amountMinor: '2500000', otherAmount: '12.50' })).toBe(2_500_000)
})

test('a typed amount counts only where it is chosen', () => {
  expect(chosenAmount({ amountMinor: 'other', otherAmount: ' 12.50 ' })).toBe(1_250)
  expect(chosenAmount({ amountMinor: '1000', otherAmount: '12.50' })).toBe(1_000)
  expect(chosenAmount({ amountMinor: 'other', otherAmount: 'fifty' })).toBeNaN()
})

test.each([
  {},
  { amountMinor: '' },
  { otherAmount: '50' },
  { amountMinor: 'other' },
  { amountMinor: 'other', otherAmount: ' ' },
])('with %o there is no amount', (values) => {
  expect(chosenAmount(values)).toBeUndefined()
})

test('an amount is filled in as its preset, or as a typed amount', () => {
  expect(valuesOfAmount({ currency: 'USD', amountMinor: 5_000 }, amounts)).toEqual({
    currency: 'USD',
    amountMinor: '5000',
  })
  expect(valuesOfAmount({ currency: 'USD', amountMinor: 6_050 }, amounts)).toEqual({
    currency: 'USD',
    amountMinor: 'other',
    otherAmount: '60.5',
  })
  expect(valuesOfAmount({ currency: 'USD', amountMinor: null }, amounts)).toEqual({ currency: 'USD' })
})

test('the contract gets the minimum of each currency by its name', () => {
  expect(donationRules(amounts, causes)).toEqual({
    minimums: { NGN: 1_500_000, USD: 1_000 },
    causes: ['hackathon', 'free-laptops'],
  })
})
