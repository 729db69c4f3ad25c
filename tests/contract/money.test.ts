import { expect, test } from 'vitest'
import { currencySymbol, formatMoney, readAmount } from '#contract/money.ts'

test('each currency is written as where it is paid with, with cents only where there are some', () => {
  expect(formatMoney(15000, 'NGN')).toBe('₦15,000')
  expect(formatMoney(10, 'USD')).toBe('$10')
  expect(formatMoney(12.5, 'USD')).toBe('$12.50')
  expect(formatMoney(1234567, 'NGN')).toBe('₦1,234,567')
})

test('the symbol can be had alone', () => {
  expect(currencySymbol('NGN')).toBe('₦')
  expect(currencySymbol('USD')).toBe('$')
})

test.each([
  ['15000', 15000],
  [' 15,000 ', 15000],
  ['15 000', 15000],
  ['₦15,000', 15000],
  ['NGN 15000', 15000],
  ['15000 ngn', 15000],
  ['$12.50', 12.5],
  ['12.5', 12.5],
  ['1,000,000.05', 1000000.05],
  ['0', 0],
])('%j is read as %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each(['', 'fifty', '-50', '12,50', '1,00', '12.505', '1.000.000', '1e9', '50.', '$$50', 'Infinity'])(
  '%j is not guessed at',
  (text) => {
    expect(readAmount(text)).toBeNull()
  },
)
