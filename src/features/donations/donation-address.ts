import type { DonorType } from '#contract/donations.ts'
import { CURRENCIES, MAX_DONATION, readAmount } from '#contract/money.ts'
import type { GiftAmounts } from '#src/content/donations.ts'
import { amountsOf, type Gift } from './gift.ts'

/** A cause as far as the form has to know it. */
export type CauseName = { slug: string; title: string }

/** What an address asks for: a form for this cause, on this tab, with this gift filled in. */
export type AskedDonation = { cause: CauseName; type: DonorType; gift: Gift | null }

type Content = { causes: ReadonlyArray<CauseName>; amounts: ReadonlyArray<GiftAmounts> }

/** The page of donations with the form for a cause open. */
export function causeAddress(slug: string): string {
  return `/donate?cause=${encodeURIComponent(slug)}`
}

/** Reads ?cause=free-laptops&amount=50&currency=USD&type=company. What makes no sense counts as not said. */
export function readDonation(params: URLSearchParams, { causes, amounts }: Content): AskedDonation | null {
  const cause = causes.find(({ slug }) => slug === params.get('cause'))
  if (cause === undefined) return null
  const type = params.get('type')?.toLowerCase() === 'company' ? 'company' : 'individual'
  return { cause, type, gift: readGift(params, amounts) }
}

function readGift(params: URLSearchParams, amounts: ReadonlyArray<GiftAmounts>): Gift | null {
  const named = params.get('currency')?.toUpperCase()
  const currency = CURRENCIES.find((code) => code === named)
  const { code, minimum } = amountsOf(amounts, currency)
  const amount = readAmount(params.get('amount') ?? '')
  const isPossible = amount !== null && amount >= minimum && amount <= MAX_DONATION
  if (isPossible) return { currency: code, amount }
  return currency === undefined ? null : { currency, amount: null }
}

/** The query with the form open for this cause, and nothing of an earlier gift. */
export function searchForCause(params: URLSearchParams, slug: string): string {
  const changed = without(params, ['cause', 'type', 'amount', 'currency'])
  changed.set('cause', slug)
  return `?${changed}`
}

/** The query with the other tab open. Individual is the one that needs no word. */
export function searchForType(params: URLSearchParams, type: DonorType): string {
  const changed = without(params, ['type'])
  if (type === 'company') changed.set('type', type)
  return written(changed)
}

/** The query once the gift was changed by hand: what it said is no longer so. */
export function searchWithoutGift(params: URLSearchParams): string {
  return written(without(params, ['amount', 'currency']))
}

/** The query with the form closed. */
export function searchWithoutDonation(params: URLSearchParams): string {
  return written(without(params, ['cause', 'type', 'amount', 'currency']))
}

function without(params: URLSearchParams, names: ReadonlyArray<string>): URLSearchParams {
  const changed = new URLSearchParams(params)
  for (const name of names) changed.delete(name)
  return changed
}

function written(params: URLSearchParams): string {
  return params.size === 0 ? '' : `?${params}`
}
