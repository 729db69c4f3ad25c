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

// What people write before an amount.
const SIGNS: Record<Currency, RegExp> = { NGN: /^(?:₦|n|ngn)(?=\d)/, USD: /^(?:\$|us\$|usd)(?=\d)/ }

// Commas are accepted between thousands only: 12,50 is ambiguous.
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/

/** Parses an amount such as 15000, 15,000, 15 000, N15,000 or 12.50 into minor units. Returns null for anything else. */
export function parseAmount(text: string, currency: Currency): number | null {
  const plain = text.toLowerCase().replace(/\s/g, '').replace(SIGNS[currency], '')
  return AMOUNT.test(plain) ? toMinorUnits(Number(plain.replaceAll(',', ''))) : null
}

/** The value of the radio button for a typed amount. */
export const OTHER = 'other'

/** The chosen or typed amount of a form in minor units; undefined if there is none, and NaN for invalid text. */
export function chosenAmount({ amountMinor, otherAmount, currency }: Readonly<Record<string, unknown>>) {
  if (typeof amountMinor !== 'string' || amountMinor === '') return undefined
  if (amountMinor !== OTHER) return Number(amountMinor)
  const typed = typeof otherAmount === 'string' ? otherAmount.trim() : ''
  if (typed === '') return undefined
  const code = CURRENCY_CODES.find((known) => known === currency) ?? DEFAULT_CURRENCY
  return parseAmount(typed, code) ?? Number.NaN
}
