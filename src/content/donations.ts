import { donation as donations } from 'contentlayer/generated'
import type { DonationCurrency } from 'contentlayer/generated'

/** What can be given in one currency. */
export type GiftAmounts = Pick<DonationCurrency, 'code' | 'minimum' | 'presets'>

/** The amounts in each currency; the first currency is the one a form starts with. */
export function giftAmounts(): Array<GiftAmounts> {
  return donations.currencies.map(({ code, minimum, presets }) => ({ code, minimum, presets }))
}
