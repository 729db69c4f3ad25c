import { chakra } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { formatMoney } from '#contract/money.ts'
import type { StaffDonation } from '#contract/staff/donations.ts'
import { receiptFileUrl, saveDonationState } from '#src/api/staff.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { RuledList, RuledRow } from '#src/ui/layout/card.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'
import { DONATION_STATE_LABELS } from './labels.ts'
import { ArrivalForm, CancellationForm } from './receipt-forms.tsx'
import { useStaff } from './staff-context.ts'
import { useStaffDownload } from './use-staff-download.ts'
import { useSubmissionChange } from './use-submission-change.ts'

type DonationMoneyProps = { id: string; donation: StaffDonation }
type Stored = { onStored: () => void }

/** The payment of a donation: its receipts and, for editors, the next action. */
export function DonationMoney({ id, donation }: DonationMoneyProps) {
  const { canEdit } = useStaff()
  const download = useStaffDownload()
  const { state, currency, amountMinor, receipts } = donation
  const stateLine = useRef<HTMLParagraphElement>(null)
  // The focused button is removed with its form.
  const focusState = () => stateLine.current?.focus()
  const valid = receipts.find(({ isCancelled }) => !isCancelled)
  return (
    <Stack gap="5">
      <chakra.p ref={stateLine} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        <strong>{DONATION_STATE_LABELS[state]}</strong> · {formatMoney(amountMinor, currency)} announced
      </chakra.p>
      {receipts.length > 0 && (
        <RuledList>
          {receipts.map((receipt) => (
            <RuledRow
              key={receipt.number}
              heading={receipt.number}
              detail={`${formatMoney(receipt.amountMinor, currency)} on ${formatDay(receipt.receivedOn)}${receipt.isCancelled ? ' · cancelled' : ''}`}
            >
              <chakra.a
                href={receiptFileUrl(receipt.number)}
                download={`${receipt.number}.pdf`}
                onClick={download}
                aria-label={`Receipt ${receipt.number} as a PDF`}
                color="fg.accent"
                fontWeight="700"
              >
                PDF
              </chakra.a>
            </RuledRow>
          ))}
        </RuledList>
      )}
      {canEdit && !valid && <Arrival id={id} donation={donation} onStored={focusState} />}
      {canEdit && state !== 'received' && <StateButton id={id} state={state} />}
      {canEdit && valid && <Cancellation id={id} number={valid.number} onStored={focusState} />}
    </Stack>
  )
}

function Arrival(props: DonationMoneyProps & Stored) {
  const headingId = useId()
  return (
    <div>
      <Heading id={headingId}>Record a payment</Heading>
      {props.donation.unprintable !== '' && (
        <chakra.p marginBottom="4" padding="4" borderRadius="md" backgroundColor="bg.warm">
          A receipt cannot print these letters of the giver’s name or address:{' '}
          <strong>{props.donation.unprintable}</strong>. It would show question marks in their place. Please
          ask the giver for a spelling in Latin letters first.
        </chakra.p>
      )}
      <ArrivalForm {...props} labelledBy={headingId} />
    </div>
  )
}

function Cancellation(props: Stored & { id: string; number: string }) {
  const headingId = useId()
  return (
    <details>
      <chakra.summary id={headingId} cursor="pointer" minHeight="touch" fontWeight="700" color="fg.accent">
        This receipt is a mistake
      </chakra.summary>
      <CancellationForm {...props} labelledBy={headingId} />
    </details>
  )
}

const Heading = chakra('h3', { base: { fontWeight: '700', marginBottom: '3' } })

function StateButton({ id, state }: { id: string; state: 'pledged' | 'lapsed' }) {
  const next = state === 'pledged' ? 'lapsed' : 'pledged'
  const { mutate, isPending } = useSubmissionChange(() => saveDonationState(id, { state: next, was: state }))
  return (
    <div>
      <Button
        look="outline"
        aria-disabled={isPending || undefined}
        onClick={() => (isPending ? undefined : mutate(undefined))}
      >
        {next === 'lapsed' ? 'Stop expecting payment' : 'Expect payment again'}
      </Button>
    </div>
  )
}
