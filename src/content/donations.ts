import { allCauses, allProjects, donation as donations, type BankAccount } from 'contentlayer/generated'
import { CURRENCY_CODES, formatMoney, toMinorUnits, type Currency } from '#contract/money.ts'
import { shown, type Shown } from './documents.ts'
import { readSite } from './site.ts'

export type Cause = ReturnType<typeof causes>[number]

/** The causes, in order. The slug is the key in addresses: /donate/slug and /donate?cause=slug. */
export function causes() {
  return allCauses.map((cause) => shown(cause, 'slug', 'title', 'description', 'image', 'paymentLink'))
}

export type PaymentAccount = Shown<BankAccount>

export type DonationAmounts = ReturnType<typeof donationAmounts>

/** The minimum and the presets in each currency, in minor units, and the bank account for it. */
export function donationAmounts() {
  return { NGN: amountsIn('NGN'), USD: amountsIn('USD') }
}

function amountsIn(currency: Currency) {
  const found = shown(donations).currencies.find(({ code }) => code === currency)
  if (found === undefined) throw new Error(`content/donations.yaml has no amounts in ${currency}.`)
  const { minimum, presets, account } = found
  return { minimum: toMinorUnits(minimum), presets: presets.map(toMinorUnits), account }
}

export type DonationSettings = ReturnType<typeof donationSettings>

/** What pages with a donation form need besides the causes. */
export function donationSettings() {
  const amounts = donationAmounts()
  // Formatted at build time: a browser might format it differently.
  const smallest = CURRENCY_CODES.map((code) => formatMoney(amounts[code].minimum, code))
  return {
    amounts,
    smallestGifts: `Gifts begin at ${smallest.join(' or ')}.`,
    noticeHtml: donations.notice.html,
    siteName: readSite().name,
  }
}

/** The titles of all causes and projects, by key. */
export function donationPurposes(): Readonly<Record<string, string>> {
  return Object.fromEntries([...allProjects, ...allCauses].map(({ slug, title }) => [slug, title]))
}
