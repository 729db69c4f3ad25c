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

// Commas are accepted between thousands only: 12,50 is ambiguous.
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

/**
 * Parses an amount such as 15000, 15,000, 15 000, ₦15,000 or 12.50 into minor units. Returns null if it is ambiguous.
 */
export function parseAmount(text: string): number | null {
  const digits = text
    .replace(/\s/g, '')
    .replace(/^(?:₦|\$|NGN|USD)/i, '')
    .replace(/(?:₦|\$|NGN|USD)$/i, '')
  const [, major, minor = ''] = AMOUNT.exec(digits) ?? []
  return major === undefined ? null : Number(major.replaceAll(',', '') + minor.padEnd(2, '0'))
}
