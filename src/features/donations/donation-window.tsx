import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Donation, DonorType } from '#contract/donations.ts'
import { formatMoney } from '#contract/money.ts'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { CompanyForm } from './company-form.tsx'
import { DonorTabs } from './donor-tabs.tsx'
import { IndividualForm } from './individual-form.tsx'
import type { DonationFormProps } from './use-donation-form.ts'

export { keepDonation } from './kept-donation.ts'

export type DonationWindowProps = Omit<DonationFormProps, 'onSent'> & {
  onTypeChange: (type: DonorType) => void
}

/** What the open window holds: the two forms, and the thanks for the one that was sent. */
export function DonationWindow({ onTypeChange, ...donating }: DonationWindowProps) {
  const { asked, onCancel } = donating
  const [sent, setSent] = useState<Donation | null>(null)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  function handleSent(donation: Donation) {
    if (isGone.current) toast.success('Thank you! We will write to you with the account details.')
    setSent(donation)
  }

  // The menu of countries keeps Escape for itself, even when it is closed and has nothing left to close.
  function handleKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
    if (key !== 'Escape' || !defaultPrevented || !(target instanceof Element)) return
    if (target.getAttribute('aria-expanded') === 'false') onCancel()
  }

  if (sent !== null) {
    return (
      <FormThanks heading={`Thank you, ${sent.firstName}`} again="Close" onAgain={onCancel}>
        No money has moved yet. We will write to {sent.email} with the account details and a reference for
        your transfer of {formatMoney(sent.amount, sent.currency)} for {asked.cause.title}.
      </FormThanks>
    )
  }
  const Form = asked.type === 'company' ? CompanyForm : IndividualForm
  return (
    <div onKeyDown={handleKeyDown}>
      <DonorTabs type={asked.type} onChange={onTypeChange}>
        <Form {...donating} onSent={handleSent} />
      </DonorTabs>
    </div>
  )
}
