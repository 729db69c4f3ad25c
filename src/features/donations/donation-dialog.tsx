import { useState, type SubmitEvent } from 'react'
import { useNavigate, useResolvedPath, useSearchParams } from 'react-router-dom'
import { givePage } from '#contract/form-pages.ts'
import type { DonationSettings } from '#src/content/donations.ts'
import { useSavedParts } from '#src/features/offline/page-visits.ts'
import { needQueue } from '#src/lib/lazy-queue.ts'
import { changedQuery, openedOnThisPage } from '#src/lib/query-string.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { LoadingNotice } from '#src/ui/feedback/loading-notice.tsx'
import { WriteInstead } from '#src/ui/forms/failure-note.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useOpenedAddress } from '#src/ui/use-navigation.ts'
import { useLoadedModule, warmUp } from '#src/ui/use-loaded-module.ts'
import type { Donor } from './donation-form.tsx'

export type Cause = { slug: string; title: string; paymentLink?: string | null }

export const loadDonationWindow = () => import('./donation-window.tsx')

type DonateButtonProps = { slug: string; describedBy: string }

/**
 * Opens the dialog of its page, with a new history entry, so that Back closes it. A form, so that the button opens the
 * same address before hydration.
 */
export function DonateButton({ slug, describedBy }: DonateButtonProps) {
  const { pathname } = useResolvedPath('.')
  const [params] = useSearchParams()
  const navigate = useNavigate()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const search = changedQuery(params, { cause: slug })
    void navigate({ search }, { state: openedOnThisPage, preventScrollReset: true })
  }

  return (
    <>
      <noscript>
        <LinkButton to={givePage(slug)} size="lg" aria-describedby={describedBy}>
          Donate Now
        </LinkButton>
      </noscript>
      <form action={pathname} onSubmit={handleSubmit} {...needsScripts}>
        <Button
          type="submit"
          name="cause"
          value={slug}
          size="lg"
          aria-haspopup="dialog"
          {...warmUp(loadDonationWindow)}
          aria-describedby={describedBy}
        >
          Donate Now
        </Button>
      </form>
    </>
  )
}

type DonationDialogProps = {
  causes: ReadonlyArray<Cause>
  settings: DonationSettings
  donor?: Donor
  load?: typeof loadDonationWindow
}

/** The dialog of the cause in the address, as ?cause=free-laptops. It is loaded when it is first opened. */
export function DonationDialog({ causes, load = loadDonationWindow, ...content }: DonationDialogProps) {
  const address = useOpenedAddress()
  const slug = address.params?.get('cause')
  const cause = causes.find((known) => known.slug === slug)
  const close = () => address.close({ cause: null })
  const loaded = useLoadedModule(load, cause !== undefined)
  useSavedParts(loadOffline)

  // Keeps the last content visible while the dialog fades out.
  const [last, setLast] = useState(cause)
  if (cause !== undefined && cause !== last) setLast(cause)
  const shown = cause ?? last

  return (
    <>
      {loaded.module === null && (
        <LoadingNotice of={loaded} name="The form" onClose={close}>
          <WriteInstead />
        </LoadingNotice>
      )}
      {loaded.module && shown && (
        <loaded.module.DonationWindow
          {...content}
          isOpen={cause !== undefined}
          cause={shown}
          onCancel={close}
        />
      )}
    </>
  )
}

async function loadOffline() {
  await loadDonationWindow()
  needQueue()
}
