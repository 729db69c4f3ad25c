import type { DonationRules } from '#contract/donations.ts'
import { CURRENCIES, CURRENCY_CODES, DEFAULT_CURRENCY, type Currency } from '#contract/money.ts'
import type { DonationAmounts } from '#src/content/donations.ts'

export const currencyOptions = CURRENCY_CODES.map((code) => ({
  value: code,
  label: `${code} (${CURRENCIES[code].symbol})`,
  hint: CURRENCIES[code].name,
}))

/** The chosen currency, or the default. */
export function currencyOf(value: unknown): Currency {
  return CURRENCY_CODES.find((code) => code === value) ?? DEFAULT_CURRENCY
}

/** The limits of the contract, from the content. */
export function donationRules(
  amounts: DonationAmounts,
  causes: ReadonlyArray<{ slug: string }>,
): DonationRules {
  return {
    minimums: { NGN: amounts.NGN.minimum, USD: amounts.USD.minimum },
    causes: causes.map(({ slug }) => slug),
  }
}
