export const CURRENCIES = ['NGN', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** A larger amount is probably a typing mistake; otherwise it deserves a conversation. */
export const MAX_DONATION = 1_000_000_000

// Each as it is written where people pay with it: ₦ and $, not NGN and US$.
const LOCALES: Record<Currency, string> = { NGN: 'en-NG', USD: 'en-US' }

export const CURRENCY_NAMES: Record<Currency, string> = { NGN: 'naira', USD: 'US dollars' }

/** ₦15,000 or $12.50: an amount as people write it, with cents only where there are some. */
export function formatMoney(amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const format = new Intl.NumberFormat(LOCALES[currency], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(amount)
}

/** The currency symbol. */
export function currencySymbol(currency: Currency): string {
  return formatMoney(0, currency).replace(/[\d\s]/g, '')
}

// A comma between thousands only: 12,50 could mean twelve and a half, or a slip of the finger.
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/

/** Parses an amount such as 15000, 15,000, 15 000, ₦15,000 or 12.50; null if ambiguous. */
export function readAmount(text: string): number | null {
  const digits = text
    .replace(/\s/g, '')
    .replace(/^(?:₦|\$|NGN|USD)/i, '')
    .replace(/(?:₦|\$|NGN|USD)$/i, '')
  return AMOUNT.test(digits) ? Number(digits.replaceAll(',', '')) : null
}
