import type { DonationRules } from '#contract/donations.ts'
import { CURRENCIES, type Currency } from '#contract/money.ts'
import type { GiftAmounts } from '#src/content/donations.ts'

/** The choice beside the presets: an amount of one's own. */
export const OTHER = 'other'

/** The amounts of a currency, or of the one the form starts with where none is chosen. */
export function amountsOf(amounts: ReadonlyArray<GiftAmounts>, currency: unknown): GiftAmounts {
  const found = amounts.find(({ code }) => code === currency) ?? amounts[0]
  if (found === undefined) throw new Error('There is no currency to give in.')
  return found
}

/**
 * The amount that is chosen, as text. A preset is kept by its place in the row and not by its amount: the second button
 * stays chosen when the currency changes, and means the second amount of that currency.
 */
export function chosenAmount(
  values: Readonly<Record<string, unknown>>,
  amounts: ReadonlyArray<GiftAmounts>,
): string {
  const { currency, preset, otherAmount } = values
  if (preset === OTHER) return typeof otherAmount === 'string' ? otherAmount : ''
  const place = typeof preset === 'string' && preset !== '' ? Number(preset) : -1
  return String(amountsOf(amounts, currency).presets[place] ?? '')
}

export type Gift = { currency: Currency; amount: number | null }

/** How a gift is filled in: by its button where there is one, else as an amount of one's own. */
export function valuesOfGift({ currency, amount }: Gift, amounts: ReadonlyArray<GiftAmounts>) {
  if (amount === null) return { currency }
  const place = amountsOf(amounts, currency).presets.indexOf(amount)
  return place === -1
    ? { currency, preset: OTHER, otherAmount: String(amount) }
    : { currency, preset: String(place) }
}

/** What the contract has to know of the content. */
export function donationRules(
  amounts: ReadonlyArray<GiftAmounts>,
  causes: ReadonlyArray<{ slug: string }>,
): DonationRules {
  const minimumOf = (currency: Currency) => amountsOf(amounts, currency).minimum
  return {
    minimums: { NGN: minimumOf(CURRENCIES[0]), USD: minimumOf(CURRENCIES[1]) },
    causes: causes.map(({ slug }) => slug),
  }
}
