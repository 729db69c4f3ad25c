import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { DonorType } from '#contract/donations.ts'
import { changedQuery, isOpenedOnThisPage, openedOnThisPage } from '#src/lib/query-string.ts'
import { useBackOnce } from '#src/ui/use-back-once.ts'
import { useIsQueryKnown } from '#src/ui/use-is-hydrated.ts'

export type Cause = { slug: string; title: string; paymentLink?: string | null }

/** Reads ?cause=free-laptops&type=company. */
export function readDonation(params: URLSearchParams, causes: ReadonlyArray<Cause>) {
  const cause = causes.find(({ slug }) => slug === params.get('cause'))
  const type: DonorType = params.get('type') === 'company' ? 'company' : 'individual'
  return cause === undefined ? null : { cause, type }
}

const NOTHING = { cause: null, type: null }

/** Opens the form for a cause with a new history entry, so that Back closes it. */
export function useOpenDonation() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return (cause: string) =>
    void navigate(
      { search: changedQuery(params, { ...NOTHING, cause }) },
      { state: openedOnThisPage, preventScrollReset: true },
    )
}

/** The donation in the address. The prerendered page has no query, so nothing is open until hydration. */
export function useDonationAddress(causes: ReadonlyArray<Cause>) {
  const [params] = useSearchParams()
  const isQueryKnown = useIsQueryKnown(params)
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  const goBack = useBackOnce()

  function change(changes: Record<string, string | null>) {
    const search = changedQuery(params, changes)
    void navigate({ search }, { replace: true, preventScrollReset: true, state })
  }

  return {
    requested: isQueryKnown ? readDonation(params, causes) : null,
    close() {
      // If it was opened from elsewhere, this page has no earlier history entry.
      if (isOpenedOnThisPage(state)) goBack()
      else change(NOTHING)
    },
    // The tab for individuals is the default.
    showType: (type: DonorType) => change({ type: type === 'company' ? type : null }),
  }
}

/** The id of the button that gets the focus when the form for this cause is closed. */
export function donateButtonId(slug: string): string {
  return `donate-${slug}`
}
