import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { DonorType } from '#contract/donations.ts'
import { changedQuery, isOpenedOnThisPage, openedOnThisPage } from '#src/lib/query-string.ts'
import { useBackOnce } from '#src/ui/use-back-once.ts'
import { useIsQueryKnown } from '#src/ui/use-is-hydrated.ts'

export type Cause = { slug: string; title: string; paymentLink?: string | null }

/** The donation in an address: the cause, and the tab. */
export type RequestedDonation = { cause: Cause; type: DonorType }

/** Reads ?cause=free-laptops&type=company. */
export function readDonation(
  params: URLSearchParams,
  causes: ReadonlyArray<Cause>,
): RequestedDonation | null {
  const cause = causes.find(({ slug }) => slug === params.get('cause'))
  if (cause === undefined) return null
  return { cause, type: params.get('type') === 'company' ? 'company' : 'individual' }
}

const NOTHING = { cause: null, type: null }

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
export function useDonationAddress(causes: ReadonlyArray<Cause>) {
  const [params] = useSearchParams()
  const isQueryKnown = useIsQueryKnown(params)
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  const goBack = useBackOnce()
  const requested = useMemo(
    () => (isQueryKnown ? readDonation(params, causes) : null),
    [isQueryKnown, params, causes],
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

  // The tab for individuals is the default.
  const showType = (type: DonorType) => change({ type: type === 'company' ? type : null })
  return { requested, close, showType }
}

/** The id of the button that gets the focus when the form for this cause is closed. */
export function donateButtonId(slug: string): string {
  return `donate-${slug}`
}
