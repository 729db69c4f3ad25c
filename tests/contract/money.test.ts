import { expect, test } from 'vitest'
import { formatMoney, parseAmount, toMajorUnits, toMinorUnits } from '#contract/money.ts'

test('each currency is written as where it is paid with, with cents only where there are some', () => {
  expect(formatMoney(1_500_000, 'NGN')).toBe('₦15,000')
  expect(formatMoney(1_000, 'USD')).toBe('$10')
  expect(formatMoney(1_250, 'USD')).toBe('$12.50')
  expect(formatMoney(123_456_700, 'NGN')).toBe('₦1,234,567')
})

test('major units become integers of minor units, and back', () => {
  expect(toMinorUnits(19.99)).toBe(1999)
  expect(toMinorUnits(15000)).toBe(1_500_000)
  expect(toMajorUnits(1999)).toBe(19.99)
})

test.each([
  ['15000', 1500000],
  [' 15,000 ', 1500000],
  ['15 000', 1500000],
  ['₦15,000', 1500000],
  ['NGN 15000', 1500000],
  ['15000 ngn', 1500000],
  ['$12.50', 1250],
  ['12.5', 1250],
  ['1,000,000.05', 100000005],
  ['0', 0],
  ['N15,000', 1500000],
  ['n 15000', 1500000],
  ['15k', 1500000],
  ['15K', 1500000],
  ['N2.5k', 250000],
  ['1.5m', 150000000],
  ['15,000 naira', 1500000],
  ['15,000 Naira', 1500000],
  ['15k naira', 1500000],
  ['NGN 15,000 naira', 1500000],
  ['$50', 5000],
  ['US$ 50', 5000],
  ['50 dollars', 5000],
  ['#20,000', 2000000],
  ['20,000/=', 2000000],
  ['₦20,000/=', 2000000],
  ['20,000 only', 2000000],
  ['20,000 naira only', 2000000],
  ['N20,000/= only', 2000000],
  ['٢٠٬٠٠٠', 2000000],
  ['١٢٫٥', 1250],
  ['۲۰۰۰۰', 2000000],
])('%j is read as %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each([
  '',
  'fifty',
  '-50',
  '12,50',
  '1,00',
  '12.505',
  '1.000.000',
  '1e9',
  '50.',
  '$$50',
  'Infinity',
  '₦50 dollars',
  'k',
  '15kk',
  '15-20',
  '£50',
  'only',
  '/=',
  '20/50',
])('%j is not guessed at', (text) => {
  expect(parseAmount(text)).toBeNull()
})

test.each([
  ['$50', 'NGN'],
  ['50 naira', 'USD'],
  ['#50', 'USD'],
] as const)('%j is no amount in %s [FORM-5]', (text, currency) => {
  expect(parseAmount(text, currency)).toBeNull()
})

test('an amount in the currency that was chosen may name it', () => {
  expect(parseAmount('$50', 'USD')).toBe(5000)
  expect(parseAmount('N15,000', 'NGN')).toBe(1_500_000)
  expect(parseAmount('15,000', 'USD')).toBe(1_500_000)
})
