import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { pipe, string, transform } from 'valibot'
import { form as formOf } from '#contract/fields.ts'
import type { DonationState } from '#contract/member-donations.ts'
import { CURRENCIES, formatMoney, parseAmount, toMajorUnits, type Currency } from '#contract/money.ts'
import {
  cancellationSchema,
  RECEIPT_FILE_PATH,
  receivedAmount,
  receivedDay,
  type StaffDonation,
} from '#contract/staff/donations.ts'
import { cancelReceipt, changeDonationState, receiveDonation } from '#contract/staff/submissions.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { RuledList, RuledRow } from '#src/ui/layout/card.tsx'
import { useSubmissionChange } from './queries.ts'
import { DownloadButton, useStaff } from './use-staff.tsx'
import { StaffForm } from './submission-actions.tsx'
import { focusable } from '#src/ui/focus.ts'

const STATE_LABELS: Record<DonationState, string> = {
  pledged: 'Waiting for payment',
  received: 'Arrived',
  lapsed: 'Lapsed',
}

type DonationMoneyProps = { id: string; donation: StaffDonation }

export function DonationMoney({ id, donation }: DonationMoneyProps) {
  const { canEdit } = useStaff()
  const { state, currency, amountMinor, receipts } = donation
  const valid = receipts.find(({ isCancelled }) => !isCancelled)
  return (
    <Stack gap="5">
      <Text data-state {...focusable}>
        <strong>{STATE_LABELS[state]}</strong> · {formatMoney(amountMinor, currency)} announced
      </Text>
      {receipts.length > 0 && (
        <RuledList>
          {receipts.map((receipt) => (
            <RuledRow
              key={receipt.number}
              heading={receipt.number}
              detail={`${formatMoney(receipt.amountMinor, currency)} on ${formatDay(receipt.receivedOn)}${receipt.isCancelled ? ' · cancelled' : ''}`}
            >
              <DownloadButton
                path={RECEIPT_FILE_PATH.replace(':number', receipt.number)}
                download={`${receipt.number}.pdf`}
                aria-label={`Receipt ${receipt.number} as a PDF`}
              >
                PDF
              </DownloadButton>
            </RuledRow>
          ))}
        </RuledList>
      )}
      {canEdit && !valid && <ArrivalForm id={id} donation={donation} />}
      {canEdit && state !== 'received' && <StateButton id={id} state={state} />}
      {canEdit && valid && <CancellationForm key={valid.number} id={id} number={valid.number} />}
    </Stack>
  )
}

function StateButton({ id, state }: { id: string; state: 'pledged' | 'lapsed' }) {
  const next = state === 'pledged' ? 'lapsed' : 'pledged'
  const { mutate, isPending } = useSubmissionChange(id, changeDonationState)
  return (
    <div>
      <Button look="outline" isBusy={isPending} onClick={() => mutate({ state: next, was: state })}>
        {next === 'lapsed' ? 'Stop expecting payment' : 'Expect payment again'}
      </Button>
    </div>
  )
}

const arrivalSchema = (currency: Currency) =>
  formOf({
    amountMinor: pipe(
      string(),
      transform((text) => parseAmount(text, currency) ?? Number.NaN),
      receivedAmount,
    ),
    receivedOn: receivedDay,
  })

function ArrivalForm({ id, donation }: DonationMoneyProps) {
  const { currency, amountMinor, receipts, unprintable } = donation
  const { mutateAsync } = useSubmissionChange(id, receiveDonation)
  return (
    <div>
      <Heading as="h3" fontWeight="700" marginBottom="3">
        Record a payment
      </Heading>
      {unprintable !== '' && (
        <Text marginBottom="4" padding="4" borderRadius="md" backgroundColor="bg.warm">
          A receipt cannot print these letters of the giver’s name or address: <strong>{unprintable}</strong>.
          It would show question marks in their place. Please ask the giver for a spelling in Latin letters
          first.
        </Text>
      )}
      <StaffForm
        name={`staff-arrival:${id}`}
        schema={arrivalSchema(currency)}
        defaults={{ amountMinor: String(toMajorUnits(amountMinor)) }}
        store={(arrival, keyFor) =>
          // After a cancellation the same amount and day are a new arrival, and no retry of the one that was cancelled.
          mutateAsync({ id: keyFor({ ...arrival, earlierReceipts: receipts.length }), ...arrival })
        }
        submitLabel="Record it and send the receipt"
      >
        <FieldRow>
          <TextInput
            name="amountMinor"
            label={`Amount in ${CURRENCIES[currency].name}`}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextInput name="receivedOn" label="Arrived on" type="date" required />
        </FieldRow>
      </StaffForm>
    </div>
  )
}

function CancellationForm({ id, number }: { id: string; number: string }) {
  const { mutateAsync } = useSubmissionChange(id, cancelReceipt)
  return (
    <details>
      <chakra.summary cursor="pointer" minHeight="touch" fontWeight="700" color="fg.accent">
        This receipt is a mistake
      </chakra.summary>
      <StaffForm
        name={`staff-cancellation:${number}`}
        schema={cancellationSchema}
        store={({ reason }) => mutateAsync({ number, reason })}
        submitLabel={`Cancel ${number}`}
      >
        <TextInput
          name="reason"
          label="Reason"
          hint="For colleagues only. The donor is told that it was a mistake."
          required
        />
      </StaffForm>
    </details>
  )
}
