import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { DonorType } from '#contract/donations.ts'
import { CURRENCY_CODES, MAX_DONATION_MINOR, parseAmount } from '#contract/money.ts'
import type { DonationAmounts } from '#src/content/donations.ts'
import { changedQuery, isOpenedOnThisPage, openedOnThisPage } from '#src/lib/query-string.ts'
import { useBackOnce } from '#src/ui/use-back-once.ts'
import { useIsQueryKnown } from '#src/ui/use-is-hydrated.ts'
import { currencyOf, type RequestedAmount } from './amounts.ts'

export type Cause = { slug: string; title: string; paymentLink?: string | null }

/** The donation in an address: the cause, the tab, and the amount to fill in. */
export type RequestedDonation = { cause: Cause; type: DonorType; amount: RequestedAmount | null }

type Content = { causes: ReadonlyArray<Cause>; amounts: DonationAmounts }

/** Reads ?cause=free-laptops&amount=50&currency=USD&type=company. Invalid values count as absent. */
export function readDonation(
  params: URLSearchParams,
  { causes, amounts }: Content,
): RequestedDonation | null {
  const cause = causes.find(({ slug }) => slug === params.get('cause'))
  if (cause === undefined) return null
  const type = params.get('type')?.toLowerCase() === 'company' ? 'company' : 'individual'
  return { cause, type, amount: readRequestedAmount(params, amounts) }
}

function readRequestedAmount(params: URLSearchParams, amounts: DonationAmounts): RequestedAmount | null {
  const named = params.get('currency')?.toUpperCase()
  const currency = CURRENCY_CODES.find((code) => code === named)
  const amountMinor = parseAmount(params.get('amount') ?? '', currencyOf(currency))
  const { minimum } = amounts[currencyOf(currency)]
  const isPossible = amountMinor !== null && amountMinor >= minimum && amountMinor <= MAX_DONATION_MINOR
  if (isPossible) return { currency: currencyOf(currency), amountMinor }
  return currency === undefined ? null : { currency, amountMinor: null }
}

const NO_AMOUNT = { amount: null, currency: null }
const NOTHING = { cause: null, type: null, ...NO_AMOUNT }

/** Opens the form for a cause with a new history entry, so that Back closes it. */
export function useOpenDonation() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return (slug: string) =>
    void navigate(
      { search: changedQuery(params, { ...NOTHING, cause: slug }) },
      { state: openedOnThisPage, preventScrollReset: true },
    )
}

/** The donation in the address. The prerendered page has no query, so nothing is open until hydration. */
export function useDonationAddress({ causes, amounts }: Content) {
  const [params] = useSearchParams()
  const isQueryKnown = useIsQueryKnown(params)
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  const goBack = useBackOnce()
  const requested = useMemo(
    () => (isQueryKnown ? readDonation(params, { causes, amounts }) : null),
    [isQueryKnown, params, causes, amounts],
  )

  function change(changes: Record<string, string | null>) {
    const search = changedQuery(params, changes)
    void navigate({ search }, { replace: true, preventScrollReset: true, state })
  }

  function close() {
    // If it was opened from elsewhere, this page has no earlier history entry.
    if (isOpenedOnThisPage(state)) goBack()
    else change(NOTHING)
  }

  function clearAmount() {
    if (params.has('amount') || params.has('currency')) change(NO_AMOUNT)
  }

  // The tab for individuals is the default.
  const showType = (type: DonorType) => change({ type: type === 'company' ? type : null })
  return { requested, close, clearAmount, showType }
}

/** The id of the button that gets the focus when the form for this cause is closed. */
export function donateButtonId(slug: string): string {
  return `donate-${slug}`
}
