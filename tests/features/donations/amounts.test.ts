import { expect, test } from 'vitest'
import { amountsOf, chosenAmount, donationRules, valuesOfAmount } from '#src/features/donations/amounts.ts'
import { amounts, causes } from './donation-page.tsx'

test('the amounts are those of the chosen currency, or of the first where none is chosen', () => {
  expect(amountsOf(amounts, 'USD').minimum).toBe(10)
  expect(amountsOf(amounts, undefined).code).toBe('NGN')
  expect(amountsOf(amounts, 'EUR').code).toBe('NGN')
})

test('a preset is the amount of its button', () => {
  expect(chosenAmount({ amount: '25000', otherAmount: '12.50' })).toBe(25000)
})

test('a typed amount counts only where it is chosen', () => {
  expect(chosenAmount({ amount: 'other', otherAmount: ' 12.50 ' })).toBe(12.5)
  expect(chosenAmount({ amount: '10', otherAmount: '12.50' })).toBe(10)
  expect(chosenAmount({ amount: 'other', otherAmount: 'fifty' })).toBeNaN()
})

test.each([
  {},
  { amount: '' },
  { otherAmount: '50' },
  { amount: 'other' },
  { amount: 'other', otherAmount: ' ' },
])('with %o there is no amount', (values) => {
  expect(chosenAmount(values)).toBeUndefined()
})

test('an amount is filled in as its preset, or as a typed amount', () => {
  expect(valuesOfAmount({ currency: 'USD', amount: 50 }, amounts)).toEqual({ currency: 'USD', amount: '50' })
  expect(valuesOfAmount({ currency: 'USD', amount: 60.5 }, amounts)).toEqual({
    currency: 'USD',
    amount: 'other',
    otherAmount: '60.5',
  })
  expect(valuesOfAmount({ currency: 'USD', amount: null }, amounts)).toEqual({ currency: 'USD' })
})

test('the contract learns the minimums and the causes from the content, whichever currency comes first', () => {
  const rules = { minimums: { NGN: 15000, USD: 10 }, causes: ['hackathon', 'free-laptops'] }
  expect(donationRules(amounts, causes)).toEqual(rules)
  expect(donationRules(amounts.slice().reverse(), causes)).toEqual(rules)
})
