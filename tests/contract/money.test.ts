import { expect, test } from 'vitest'
import { formatMoney, parseAmount, toMajorUnits, toMinorUnits } from '#contract/money.ts'

test('each currency is written as where it is paid with, with cents only where there are some', () => {
  expect(formatMoney(123_456_700, 'NGN')).toBe('₦1,234,567')
  expect(formatMoney(1_000, 'USD')).toBe('$10')
  expect(formatMoney(1_250, 'USD')).toBe('$12.50')
})

test('major units become integers of minor units, and back', () => {
  expect(toMinorUnits(19.99)).toBe(1999)
  expect(toMajorUnits(1999)).toBe(19.99)
})

test('amounts are read as people write them', () => {
  const naira = ['15000', ' 15,000 ', '15 000', '₦15,000', 'NGN 15000', '15000 ngn', 'N15,000', 'n 15000']
  const more = [
    '15K',
    '15,000 Naira',
    '15k naira',
    'NGN 15,000 naira',
    '#15,000',
    '₦15,000/=',
    '15,000 naira only',
  ]
  for (const text of [...naira, ...more, '١٥٬٠٠٠', '۱۵۰۰۰'])
    expect([text, parseAmount(text)]).toEqual([text, 1_500_000])
  for (const [text, amount] of [
    ['$12.50', 1250],
    ['١٢٫٥', 1250],
    ['1,000,000.05', 100_000_005],
    ['0', 0],
    ['N2.5k', 250_000],
    ['1.5m', 150_000_000],
    ['US$ 50', 5000],
    ['50 dollars', 5000],
  ] as const)
    expect([text, parseAmount(text)]).toEqual([text, amount])
})

test('what is ambiguous is not guessed at', () => {
  const odd = ['', 'fifty', '-50', '12,50', '1,00', '12.505', '1.000.000', '1e9', '50.', '$$50', 'Infinity']
  for (const text of [...odd, '₦50 dollars', 'k', '15kk', '15-20', '£50', 'only', '/=', '20/50'])
    expect([text, parseAmount(text)]).toEqual([text, null])
})

test('an amount may name the currency that was chosen, and no other [FORM-5]', () => {
  expect(parseAmount('$50', 'USD')).toBe(5000)
  expect(parseAmount('15,000', 'USD')).toBe(1_500_000)
  expect(parseAmount('$50', 'NGN')).toBeNull()
  for (const text of ['50 naira', '#50']) expect(parseAmount(text, 'USD')).toBeNull()
})
