import { useState } from 'react'
import type { DonationAmounts } from '#src/content/donations.ts'
import { useSavedParts } from '#src/features/offline/page-visits.ts'
import { needQueue } from '#src/lib/lazy-queue.ts'
import { LoadingNotice } from '#src/ui/feedback/loading-notice.tsx'
import { WriteInstead } from '#src/ui/forms/failure-note.tsx'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { loadDonationWindow } from './donate-button.tsx'
import { useDonationAddress, type Cause } from './donation-address.ts'
import type { Donor } from './donation-form.tsx'

type DonationDialogProps = {
  causes: ReadonlyArray<Cause>
  amounts: DonationAmounts
  /** The note on the use of the donor's data. */
  noticeHtml: string
  productName: string
  /** The address to write to if the form cannot be loaded or sent. */
  email: string
  /** Initial values of the donor's fields. */
  donor?: Donor
  load?: typeof loadDonationWindow
}

/** The dialog of the donation in the address. It is loaded when it is first opened. */
export function DonationDialog({ load = loadDonationWindow, ...content }: DonationDialogProps) {
  const { requested, close, showType } = useDonationAddress(content.causes)
  const isOpen = requested !== null
  const loaded = useLoadedModule(load, isOpen)
  useSavedParts(loadOffline)

  // Keeps the last content visible while the dialog fades out.
  const [last, setLast] = useState(requested)
  if (requested !== null && requested !== last) setLast(requested)
  const shown = requested ?? last

  if (loaded.module === null)
    return (
      <LoadingNotice of={loaded} name="The form" onClose={close}>
        <WriteInstead email={content.email} />
      </LoadingNotice>
    )
  return (
    shown && (
      <loaded.module.DonationWindow
        {...content}
        isOpen={isOpen}
        requested={shown}
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
