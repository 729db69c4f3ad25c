import { expect, test } from 'vitest'
import { CURRENCY_CODES, formatMoney, parseAmount, toMajorUnits, toMinorUnits } from '#contract/money.ts'

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
  for (const text of ['15000', ' 15,000 ', '15 000', '₦15,000', 'NGN 15000', 'N15,000', 'n 15000'])
    expect([text, parseAmount(text, 'NGN')]).toEqual([text, 1_500_000])
  for (const [text, amount] of [
    ['$12.50', 1250],
    ['1,000,000.05', 100_000_005],
    ['0', 0],
    ['US$ 50', 5000],
    ['15,000', 1_500_000],
  ] as const)
    expect([text, parseAmount(text, 'USD')]).toEqual([text, amount])
})

test('what is ambiguous or in another currency is not guessed at', () => {
  const odd = ['', 'fifty', '-50', '12,50', '1,00', '12.505', '1.000.000', '1e9', '50.', '$$50', 'Infinity']
  for (const text of [...odd, '₦50 dollars', 'n', '15k', '15-20', '£50', '20/50'])
    for (const currency of CURRENCY_CODES) expect([text, parseAmount(text, currency)]).toEqual([text, null])
  expect([parseAmount('$50', 'NGN'), parseAmount('N50', 'USD')]).toEqual([null, null])
})
