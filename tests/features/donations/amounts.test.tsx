import { expect, test } from 'vitest'
import { chosenAmount } from '#contract/donation-amount.ts'
import { currencyOf, donationRules, valuesOfAmount } from '#src/features/donations/amounts.ts'
import { amounts, causes } from './donation-page.tsx'

test('the currency is the chosen one, or naira', () => {
  expect(currencyOf('USD')).toBe('USD')
  expect(currencyOf(undefined)).toBe('NGN')
  expect(currencyOf('EUR')).toBe('NGN')
})

test.each([
  [{ amountMinor: '2500000', otherAmount: '12.50' }, 2_500_000],
  [{ amountMinor: 'other', otherAmount: ' 12.50 ' }, 1_250],
  [{ amountMinor: 'other', otherAmount: 'fifty' }, Number.NaN],
  [{ amountMinor: 'other', otherAmount: ' ' }, undefined],
  [{ amountMinor: '' }, undefined],
  [{ otherAmount: '50' }, undefined],
])('a preset is the amount of its button, a typed amount counts where it is chosen: %o', (values, amount) => {
  expect(chosenAmount(values)).toBe(amount)
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
