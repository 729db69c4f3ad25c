import { OTHER } from '#contract/donation-amount.ts'
import type { DonationRules } from '#contract/donations.ts'
import { CURRENCIES, CURRENCY_CODES, DEFAULT_CURRENCY, toMajorUnits, type Currency } from '#contract/money.ts'
import type { DonationAmounts } from '#src/content/donations.ts'
import type { FormValues } from '#src/ui/forms/form-values.ts'

export const currencyOptions = CURRENCY_CODES.map((code) => ({
  value: code,
  label: `${code} (${CURRENCIES[code].symbol})`,
  hint: CURRENCIES[code].name,
}))

/** The chosen currency, or the default. */
export function currencyOf(value: unknown): Currency {
  return CURRENCY_CODES.find((code) => code === value) ?? DEFAULT_CURRENCY
}

export type RequestedAmount = { currency: Currency; amountMinor: number | null }

/** The form values for an amount: its preset if there is one, otherwise a typed amount. */
export function valuesOfAmount(
  { currency, amountMinor }: RequestedAmount,
  amounts: DonationAmounts,
): FormValues {
  if (amountMinor === null) return { currency }
  return amounts[currency].presets.includes(amountMinor)
    ? { currency, amountMinor: String(amountMinor) }
    : { currency, amountMinor: OTHER, otherAmount: String(toMajorUnits(amountMinor)) }
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
