import { useState } from 'react'
import type { Donation, DonorType } from '#contract/donations.ts'
import { formatMoney } from '#contract/money.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { DonationForm, type DonationFormProps } from './donation-form.tsx'
import { DonorTabs } from './donor-tabs.tsx'
import { PaymentDetails } from './payment-details.tsx'

export type DialogContentProps = Omit<DonationFormProps, 'onSent'> & {
  onTypeChange: (type: DonorType) => void
}

export function DialogContent({ onTypeChange, ...props }: DialogContentProps) {
  const { requested, amounts, onCancel } = props
  const { cause } = requested
  const [sent, setSent] = useState<SentSubmission<Donation> | null>(null)

  if (sent !== null) {
    const { firstName, email, amountMinor, currency } = sent.payload
    const details = (reference: string) => (
      <PaymentDetails
        amounts={amounts}
        amountMinor={amountMinor}
        currency={currency}
        reference={reference}
        paymentLink={cause.paymentLink}
      />
    )
    return (
      <FormThanks
        heading={`Thank you, ${firstName}`}
        sent={sent}
        details={details}
        again="Close"
        onAgain={onCancel}
        onRestored={() => setSent(null)}
      >
        No money has moved yet. You can pay {formatMoney(amountMinor, currency)} for {cause.title} whenever it
        suits you. The details below go to {email} as well.
      </FormThanks>
    )
  }
  return (
    <DonorTabs type={requested.type} onChange={onTypeChange}>
      {(type) => <DonationForm {...props} type={type} onSent={setSent} />}
    </DonorTabs>
  )
}
