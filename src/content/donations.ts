import { allCauses, allProjects, donation as donations } from 'contentlayer/generated'
import { CURRENCY_CODES, formatMoney, toMinorUnits, type Currency } from '#contract/money.ts'
import { inOrder } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'
import { readSite } from './site.ts'

export type Cause = {
  /** The file name, used as the key in addresses: /donate/slug and /donate?cause=slug. */
  slug: string
  title: string
  description: string
  picture: PictureData
  /** The address for online payment, or null. */
  paymentLink: string | null
}

/** The causes, in order. */
export function causes(): Array<Cause> {
  return inOrder(allCauses).map(({ slug, title, description, image, paymentLink = null }) => ({
    slug,
    title,
    description,
    picture: picture('causes', image),
    paymentLink,
  }))
}

/** A bank account for donations. */
export type PaymentAccount = { bank: string; name: string; number: string; swift: string | null }

/** The minimum and the presets in minor units, and the bank account for this currency. */
type CurrencyAmounts = {
  minimum: number
  presets: ReadonlyArray<number>
  account: PaymentAccount
}
export type DonationAmounts = Readonly<Record<Currency, CurrencyAmounts>>

/** The amounts in each currency, converted from the major units of the content. */
export function donationAmounts(): DonationAmounts {
  return { NGN: amountsIn('NGN'), USD: amountsIn('USD') }
}

function amountsIn(currency: Currency): CurrencyAmounts {
  const found = donations.currencies.find(({ code }) => code === currency)
  if (found === undefined) throw new Error(`content/donations.yaml has no amounts in ${currency}.`)
  const { bank, name, number, swift = null } = found.account
  return {
    minimum: toMinorUnits(found.minimum),
    presets: found.presets.map(toMinorUnits),
    account: { bank, name, number, swift },
  }
}

export type DonationSettings = ReturnType<typeof donationSettings>

/** What pages with a donation form need besides the causes. */
export function donationSettings() {
  const { name, emails } = readSite()
  const amounts = donationAmounts()
  // Formatted at build time: a browser might format it differently.
  const smallest = CURRENCY_CODES.map((code) => formatMoney(amounts[code].minimum, code))
  return {
    amounts,
    smallestGifts: `Gifts begin at ${smallest.join(' or ')}.`,
    /** The note on the use of the donor's data. */
    noticeHtml: donations.notice.html,
    /** The name by which visitors know the organisation. */
    siteName: name,
    /** The address to write to if a form cannot be loaded or sent. */
    email: emails.partners.address,
  }
}

/** The titles of all causes and projects, by key. */
export function donationPurposes(): Readonly<Record<string, string>> {
  return Object.fromEntries([...allProjects, ...allCauses].map(({ slug, title }) => [slug, title]))
}
