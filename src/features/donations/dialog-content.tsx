import { useState, type KeyboardEvent } from 'react'
import type { DonorType } from '#contract/donations.ts'
import { formatMoney } from '#contract/money.ts'
import { createDraft } from '#src/ui/forms/draft.ts'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { DonationForm, type DonationFormProps, type SentDonation } from './donation-form.tsx'
import { DonorTabs } from './donor-tabs.tsx'

export type DialogContentProps = Omit<DonationFormProps, 'onSent'> & {
  onTypeChange: (type: DonorType) => void
}

export const createDonationDraft = () => createDraft('donation')

/** A form for each type of donor, and the thanks for the one that was sent. */
export function DialogContent({ onTypeChange, ...props }: DialogContentProps) {
  const { requested, onCancel } = props
  const { type, cause } = requested
  const [sentDonation, setSentDonation] = useState<SentDonation | null>(null)

  // The menu of countries prevents the default of Escape even when it is closed already.
  function handleKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
    if (key !== 'Escape' || !defaultPrevented || !(target instanceof Element)) return
    if (target.getAttribute('aria-expanded') === 'false') onCancel()
  }

  if (sentDonation !== null) {
    const { donation, sent } = sentDonation
    return (
      <FormThanks heading={`Thank you, ${donation.firstName}`} sent={sent} again="Close" onAgain={onCancel}>
        No money has moved yet. We will write to {donation.email} with the account details for your transfer
        of {formatMoney(donation.amountMinor, donation.currency)} for {cause.title}.
      </FormThanks>
    )
  }
  return (
    <div onKeyDown={handleKeyDown}>
      <DonorTabs type={type} onChange={onTypeChange}>
        <DonationForm key={type} {...props} type={type} onSent={setSentDonation} />
      </DonorTabs>
    </div>
  )
}
