import { useState, type SubmitEvent } from 'react'
import { useResolvedPath } from 'react-router-dom'
import { givePage } from '#contract/form-pages.ts'
import type { DonationSettings } from '#src/content/donations.ts'
import { useSavedParts } from '#src/features/offline/page-visits.ts'
import { needQueue } from '#src/lib/lazy-queue.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { LoadingNotice } from '#src/ui/feedback/loading-notice.tsx'
import { WriteInstead } from '#src/ui/forms/failure-note.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useLoadedModule, warmUp } from '#src/ui/use-loaded-module.ts'
import { donateButtonId, useDonationAddress, useOpenDonation, type Cause } from './donation-address.ts'
import type { Donor } from './donation-form.tsx'

export const loadDonationWindow = () => import('./donation-window.tsx')

type DonateButtonProps = { slug: string; describedBy: string }

/** Opens the dialog of its page. A form, so that the button opens the same address before hydration. */
export function DonateButton({ slug, describedBy }: DonateButtonProps) {
  const { pathname } = useResolvedPath('.')
  const open = useOpenDonation()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    open(slug)
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
          id={donateButtonId(slug)}
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

/** The dialog of the donation in the address. It is loaded when it is first opened. */
export function DonationDialog({ causes, load = loadDonationWindow, ...content }: DonationDialogProps) {
  const { requested, close, showType } = useDonationAddress(causes)
  const cause = requested?.cause
  const loaded = useLoadedModule(load, cause !== undefined)
  useSavedParts(loadOffline)

  // Keeps the last content visible while the dialog fades out.
  const [last, setLast] = useState(cause)
  if (cause !== undefined && cause !== last) setLast(cause)
  const shown = cause ?? last

  if (loaded.module === null)
    return (
      <LoadingNotice of={loaded} name="The form" onClose={close}>
        <WriteInstead email={content.settings.email} />
      </LoadingNotice>
    )
  return (
    shown && (
      <loaded.module.DonationWindow
        {...content}
        isOpen={cause !== undefined}
        cause={shown}
        type={requested?.type}
        onTypeChange={showType}
        onCancel={close}
      />
    )
  )
}

async function loadOffline() {
  await loadDonationWindow()
  needQueue()
}
