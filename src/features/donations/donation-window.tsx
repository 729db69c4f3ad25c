import { chakra, Heading } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import type { Donation, DonorType } from '#contract/donations.ts'
import { formatMoney } from '#contract/money.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { createDraft } from '#src/ui/forms/draft.ts'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { CloseIcon } from '#src/ui/icon.tsx'
import { donateButtonId } from './donation-address.ts'
import { DonationForm, type DonationFormProps } from './donation-form.tsx'
import { DonorTabs } from './donor-tabs.tsx'
import { PaymentDetails } from './payment-details.tsx'

const PHONE = '@media (max-width: 29.99em)'

// On phones it covers the edges of its dialog and fills the screen.
const Sheet = chakra('div', {
  base: {
    backgroundColor: 'bg.surface',
    [PHONE]: { position: 'fixed', inset: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})

// Title and close button are sticky, unless the screen is low or the text so large that they would fill it.
const Bar = chakra('div', {
  base: {
    display: 'flex',
    // With large text the title wraps below the button.
    flexWrap: 'wrap-reverse',
    alignItems: 'flex-end',
    columnGap: '4',
    paddingInline: { base: '5', sm: '8' },
    paddingTop: { base: '4', sm: '6' },
    paddingBottom: '3',
    backgroundColor: 'bg.surface',
    '& > h2': { flex: '1 1 9rem', minWidth: '0', paddingTop: '2', hyphens: 'auto' },
    '& > button': { marginInlineStart: 'auto', alignSelf: 'flex-end' },
    position: 'sticky',
    // Moves the bar far off the screen if that is less than 30rem high. A media query would ignore the text size.
    top: 'min(0px, (100dvh - 30rem) * 99)',
    zIndex: '2',
  },
})

const Body = chakra('div', {
  base: {
    paddingInline: { base: '5', sm: '8' },
    paddingTop: '2',
    paddingBottom: { base: 'max(2rem, env(safe-area-inset-bottom))', sm: '8' },
    // Keeps the sticky bar from covering the focused control.
    '& :is(input, select, button)': { scrollMarginTop: '6rem' },
  },
})

type DialogContentProps = Omit<DonationFormProps, 'onSent'> & {
  onTypeChange: (type: DonorType) => void
}

type DonationWindowProps = Omit<DialogContentProps, 'draft' | 'labelledBy'> & { isOpen: boolean }

/** The dialog with the forms to give. Their draft outlives it. */
export function DonationWindow({ isOpen, ...content }: DonationWindowProps) {
  const { requested, onCancel } = content
  const [draft] = useState(() => createDraft('donation'))
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      labelledBy={titleId}
      initialFocus={titleRef}
      fallbackFocus={() => document.getElementById(donateButtonId(requested.cause.slug))}
    >
      <Sheet>
        <Bar>
          <Heading
            ref={titleRef}
            id={titleId}
            tabIndex={-1}
            textStyle="subtitle"
            _focusVisible={{ outline: 'none' }}
          >
            Donate to {requested.cause.title}
          </Heading>
          <IconButton look="plain" aria-label="Close" onClick={onCancel}>
            <CloseIcon />
          </IconButton>
        </Bar>
        <Body>
          <DialogContent {...content} draft={draft} labelledBy={titleId} />
        </Body>
      </Sheet>
    </Dialog>
  )
}

/** The forms, or the thanks in their place. */
function DialogContent({ onTypeChange, ...props }: DialogContentProps) {
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
