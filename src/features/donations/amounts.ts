import type { DonationRules } from '#contract/donations.ts'
import {
  CURRENCY_CODES,
  DEFAULT_CURRENCY,
  parseAmount,
  toMajorUnits,
  type Currency,
} from '#contract/money.ts'
import type { DonationAmounts } from '#src/content/donations.ts'
import type { FormValues } from '#src/ui/forms/form-values.ts'

/** The value of the radio button beside the presets, for an amount that is typed. */
export const OTHER = 'other'

/** The chosen currency, or the one the form starts with. */
export function currencyOf(value: unknown): Currency {
  return CURRENCY_CODES.find((code) => code === value) ?? DEFAULT_CURRENCY
}

/** The chosen or typed amount in minor units; undefined while there is none, and NaN for text that is no amount. */
export function chosenAmount(values: Readonly<Record<string, unknown>>): number | undefined {
  const { amountMinor, otherAmount } = values
  if (typeof amountMinor !== 'string' || amountMinor === '') return undefined
  if (amountMinor !== OTHER) return Number(amountMinor)
  const typed = typeof otherAmount === 'string' ? otherAmount.trim() : ''
  return typed === '' ? undefined : (parseAmount(typed) ?? Number.NaN)
}

export type RequestedAmount = { currency: Currency; amountMinor: number | null }

/** The values of the fields for an amount: its preset where there is one, else a typed amount. */
export function valuesOfAmount(
  { currency, amountMinor }: RequestedAmount,
  amounts: DonationAmounts,
): FormValues {
  if (amountMinor === null) return { currency }
  return amounts[currency].presets.includes(amountMinor)
    ? { currency, amountMinor: String(amountMinor) }
    : { currency, amountMinor: OTHER, otherAmount: String(toMajorUnits(amountMinor)) }
}

/** The limits the content sets for the contract. */
export function donationRules(
  amounts: DonationAmounts,
  causes: ReadonlyArray<{ slug: string }>,
): DonationRules {
  return {
    minimums: { NGN: amounts.NGN.minimum, USD: amounts.USD.minimum },
    causes: causes.map(({ slug }) => slug),
  }
}
