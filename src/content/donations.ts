import { allCauses, donation as donations } from 'contentlayer/generated'
import type { DonationCurrency } from 'contentlayer/generated'
import { inOrder } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

export type Cause = {
  /** The file name: its key in addresses, /donate?cause=slug. */
  slug: string
  title: string
  description: string
  picture: PictureData
}

/** What people can give to, in order. */
export function causes(): Array<Cause> {
  return inOrder(allCauses).map(({ slug, title, description, image }) => ({
    slug,
    title,
    description,
    picture: picture('causes', image),
  }))
}

/** The minimum and the presets of one currency. */
export type DonationAmounts = Pick<DonationCurrency, 'code' | 'minimum' | 'presets'>

/** The amounts in each currency; the first currency is the one a form starts with. */
export function donationAmounts(): Array<DonationAmounts> {
  return donations.currencies.map(({ code, minimum, presets }) => ({ code, minimum, presets }))
}
