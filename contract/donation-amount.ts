import { CURRENCY_CODES, parseAmount } from './money.ts'

/** The value of the radio button for a typed amount. */
export const OTHER = 'other'

/** The chosen or typed amount in minor units; undefined if there is none, and NaN for invalid text. */
export function chosenAmount(values: Readonly<Record<string, unknown>>): number | undefined {
  const { amountMinor, otherAmount, currency } = values
  if (typeof amountMinor !== 'string' || amountMinor === '') return undefined
  if (amountMinor !== OTHER) return Number(amountMinor)
  const typed = typeof otherAmount === 'string' ? otherAmount.trim() : ''
  return typed === ''
    ? undefined
    : (parseAmount(
        typed,
        CURRENCY_CODES.find((code) => code === currency),
      ) ?? Number.NaN)
}
