import { westernDigits } from './digits.ts'

/**
 * The currencies of donations. Amounts are integers of minor units (kobo, cents) everywhere: in forms, in requests
 * and in the database. Only editors and readers see major units.
 */
export const CURRENCIES = {
  NGN: { name: 'naira', symbol: '₦', locale: 'en-NG' },
  USD: { name: 'US dollars', symbol: '$', locale: 'en-US' },
} as const

export type Currency = keyof typeof CURRENCIES
export const CURRENCY_CODES = ['NGN', 'USD'] as const satisfies ReadonlyArray<Currency>
export const DEFAULT_CURRENCY: Currency = 'NGN'

// All currencies here have hundredths.
const MINOR_UNITS = 100

/** A larger amount is probably a typing mistake; otherwise it deserves a conversation. */
export const MAX_DONATION_MINOR = 1_000_000_000 * MINOR_UNITS

export function toMinorUnits(major: number): number {
  return Math.round(major * MINOR_UNITS)
}

export function toMajorUnits(minor: number): number {
  return minor / MINOR_UNITS
}

/** Formats an amount for readers, with cents only if there are any: ₦15,000 or $12.50. */
export function formatMoney(amountMinor: number, currency: Currency): string {
  const digits = amountMinor % MINOR_UNITS === 0 ? 0 : 2
  const format = new Intl.NumberFormat(CURRENCIES[currency].locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(toMajorUnits(amountMinor))
}

// What people write before or after an amount.
const CURRENCY_WORDS: Readonly<Record<string, Currency>> = {
  '₦': 'NGN',
  // For keyboards without ₦.
  '#': 'NGN',
  n: 'NGN',
  ngn: 'NGN',
  naira: 'NGN',
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  usdollars: 'USD',
}

const FACTORS: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 }

// Commas are accepted between thousands only: 12,50 is ambiguous.
const AMOUNT = /^(\D*?)(\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?([km]?)(\D*)$/

// What closes an amount on a cheque, so that nobody adds to it: 15,000/= or 15,000 naira only.
const CLOSING = /(?:\/[=-])?(?:only)?$/

function plainAmount(text: string) {
  return westernDigits(text)
    .replaceAll('\u066c', ',')
    .replaceAll('\u066b', '.')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(CLOSING, '')
}

/**
 * Parses an amount such as 15000, 15,000, 15 000, 15k, N15,000, 15,000 naira, 15,000/= or 12.50 into minor units.
 * Returns null if it is ambiguous, or names another currency than this one.
 */
export function parseAmount(text: string, currency?: Currency): number | null {
  const match = AMOUNT.exec(plainAmount(text))
  if (match === null) return null
  const [, before = '', major = '', minor = '', factor = '', after = ''] = match
  const words = [before, after].filter((word) => word !== '')
  const named = words.map((word) => CURRENCY_WORDS[word])
  if (named.some((code) => code === undefined || code !== (currency ?? named[0]))) return null
  return Math.round(toMinorUnits(Number(major.replaceAll(',', '') + minor)) * (FACTORS[factor] ?? 1))
}

/** The value of the radio button for a typed amount. */
export const OTHER = 'other'

/** The chosen or typed amount of a form in minor units; undefined if there is none, and NaN for invalid text. */
export function chosenAmount({ amountMinor, otherAmount, currency }: Readonly<Record<string, unknown>>) {
  if (typeof amountMinor !== 'string' || amountMinor === '') return undefined
  if (amountMinor !== OTHER) return Number(amountMinor)
  const typed = typeof otherAmount === 'string' ? otherAmount.trim() : ''
  if (typed === '') return undefined
  const code = CURRENCY_CODES.find((known) => known === currency)
  return parseAmount(typed, code) ?? Number.NaN
}
