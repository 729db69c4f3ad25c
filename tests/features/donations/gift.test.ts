import { expect, test } from 'vitest'
import { amountsOf, chosenAmount, donationRules, valuesOfGift } from '#src/features/donations/gift.ts'
import { amounts, causes } from './donation-page.tsx'

test('the amounts are those of the chosen currency, or of the first where none is chosen', () => {
  expect(amountsOf(amounts, 'USD').minimum).toBe(10)
  expect(amountsOf(amounts, undefined).code).toBe('NGN')
  expect(amountsOf(amounts, 'EUR').code).toBe('NGN')
})

test('a preset means the amount at its place in the chosen currency', () => {
  expect(chosenAmount({ currency: 'NGN', preset: '1' }, amounts)).toBe('25000')
  expect(chosenAmount({ currency: 'USD', preset: '1' }, amounts)).toBe('25')
})

test('an amount of one’s own counts only where it is chosen, and stays text', () => {
  expect(chosenAmount({ currency: 'USD', preset: 'other', otherAmount: '12.50' }, amounts)).toBe('12.50')
  expect(chosenAmount({ currency: 'USD', preset: '0', otherAmount: '12.50' }, amounts)).toBe('10')
  expect(chosenAmount({ currency: 'USD', preset: 'other' }, amounts)).toBe('')
})

test.each([{}, { preset: '' }, { preset: '7' }, { otherAmount: '50' }, { preset: 'x' }])(
  'with %o nothing is chosen',
  (values) => {
    expect(chosenAmount(values, amounts)).toBe('')
  },
)

test('a gift is filled in by its button, or as an amount of one’s own', () => {
  expect(valuesOfGift({ currency: 'USD', amount: 50 }, amounts)).toEqual({ currency: 'USD', preset: '2' })
  expect(valuesOfGift({ currency: 'USD', amount: 60.5 }, amounts)).toEqual({
    currency: 'USD',
    preset: 'other',
    otherAmount: '60.5',
  })
  expect(valuesOfGift({ currency: 'USD', amount: null }, amounts)).toEqual({ currency: 'USD' })
})

test('the contract learns the minimums and the causes from the content, whichever currency comes first', () => {
  const rules = { minimums: { NGN: 15000, USD: 10 }, causes: ['hackathon', 'free-laptops'] }
  expect(donationRules(amounts, causes)).toEqual(rules)
  expect(donationRules(amounts.slice().reverse(), causes)).toEqual(rules)
})
