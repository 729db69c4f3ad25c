import type { DonationRules } from '#contract/donations.ts'
import { CURRENCIES, readAmount, type Currency } from '#contract/money.ts'
import type { DonationAmounts } from '#src/content/donations.ts'
import type { FormValues } from '#src/ui/forms/form-values.ts'

/** The value of the radio button beside the presets, for an amount that is typed. */
export const OTHER = 'other'

/** The amounts of a currency, or of the one the form starts with. */
export function amountsOf(amounts: ReadonlyArray<DonationAmounts>, currency: unknown): DonationAmounts {
  const found = amounts.find(({ code }) => code === currency) ?? amounts[0]
  if (found === undefined) throw new Error('There is no currency to donate in.')
  return found
}

/** The chosen or typed amount; undefined while there is none, and NaN for text that is no amount. */
export function chosenAmount(values: Readonly<Record<string, unknown>>): number | undefined {
  const { amount, otherAmount } = values
  if (typeof amount !== 'string' || amount === '') return undefined
  if (amount !== OTHER) return Number(amount)
  const typed = typeof otherAmount === 'string' ? otherAmount.trim() : ''
  return typed === '' ? undefined : (readAmount(typed) ?? Number.NaN)
}

export type RequestedAmount = { currency: Currency; amount: number | null }

/** The values of the fields for an amount: its preset where there is one, else a typed amount. */
export function valuesOfAmount(
  { currency, amount }: RequestedAmount,
  amounts: ReadonlyArray<DonationAmounts>,
): FormValues {
  if (amount === null) return { currency }
  const isPreset = amountsOf(amounts, currency).presets.includes(amount)
  return isPreset
    ? { currency, amount: String(amount) }
    : { currency, amount: OTHER, otherAmount: String(amount) }
}

/** The limits the content sets for the contract. */
export function donationRules(
  amounts: ReadonlyArray<DonationAmounts>,
  causes: ReadonlyArray<{ slug: string }>,
): DonationRules {
  const minimumOf = (currency: Currency) => amountsOf(amounts, currency).minimum
  return {
    minimums: { NGN: minimumOf(CURRENCIES[0]), USD: minimumOf(CURRENCIES[1]) },
    causes: causes.map(({ slug }) => slug),
  }
}
