import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { DonorType } from '#contract/donations.ts'
import type { GiftAmounts } from '#src/content/donations.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import {
  readDonation,
  searchForCause,
  searchForType,
  searchWithoutDonation,
  searchWithoutGift,
  type CauseName,
} from './donation-address.ts'

/** What opening the form sends along, so that closing it can go back to where people were. */
const openedOnThisPage = { isOpenedOnThisPage: true }

/** Opens the form for a cause: a step of its own, which the browser's Back takes back. */
export function useOpenDonation() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return (slug: string) =>
    void navigate(
      { search: searchForCause(params, slug) },
      { state: openedOnThisPage, preventScrollReset: true },
    )
}

type Content = { causes: ReadonlyArray<CauseName>; amounts: ReadonlyArray<GiftAmounts> }

/** What the address has open. The page as it was prerendered knows no query, so nothing is open until it has come to life. */
export function useDonationAddress({ causes, amounts }: Content) {
  const isHydrated = useIsHydrated()
  const [params] = useSearchParams()
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  const asked = useMemo(
    () => (isHydrated ? readDonation(params, { causes, amounts }) : null),
    [isHydrated, params, causes, amounts],
  )

  function replace(search: string) {
    void navigate({ search }, { replace: true, preventScrollReset: true, state })
  }

  function close() {
    // The step that opened it is undone; whoever came with the address from elsewhere stays on this page.
    if (isOpenedOnThisPage(state)) void navigate(-1)
    else replace(searchWithoutDonation(params))
  }

  function forgetGift() {
    if (params.has('amount') || params.has('currency')) replace(searchWithoutGift(params))
  }

  return { asked, close, forgetGift, showType: (type: DonorType) => replace(searchForType(params, type)) }
}

function isOpenedOnThisPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedOnThisPage' in state
}
