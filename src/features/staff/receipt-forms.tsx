import { pipe, string, transform } from 'valibot'
import { form as formOf } from '#contract/fields.ts'
import { CURRENCIES, parseAmount, toMajorUnits, type Currency } from '#contract/money.ts'
import {
  cancellationSchema,
  receivedAmount,
  receivedDay,
  type StaffDonation,
} from '#contract/staff/donations.ts'
import { saveCancellation, saveReceipt } from '#src/api/staff.ts'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { uuidOf } from './format.ts'
import { StaffForm } from './staff-form.tsx'
import { useSubmissionChange } from './use-submission-change.ts'

const arrivalSchema = (currency: Currency) =>
  formOf({
    amountMinor: pipe(
      string(),
      transform((text) => parseAmount(text, currency) ?? Number.NaN),
      receivedAmount,
    ),
    receivedOn: receivedDay,
  })

type Arrival = { id: string; amountMinor: number; receivedOn: string }
type FormProps = { id: string; labelledBy: string; onStored: () => void }
type ArrivalFormProps = FormProps & { donation: StaffDonation }

/** Records the payment of a donation, by default with the announced amount. */
export function ArrivalForm({ id, donation, labelledBy, onStored }: ArrivalFormProps) {
  const { mutateAsync } = useSubmissionChange((arrival: Arrival) => saveReceipt(id, arrival))
  const form = usePersistedForm(`staff-arrival:${id}`, {
    schema: arrivalSchema(donation.currency),
    defaults: { amountMinor: String(toMajorUnits(donation.amountMinor)) },
    onSubmit: async (arrival, { keyFor }) => {
      // After a cancellation the same amount and day are a new arrival, and no retry of the one that was cancelled.
      const key = keyFor({ ...arrival, earlierReceipts: donation.receipts.length })
      await mutateAsync({ id: uuidOf(key), ...arrival })
      form.discard()
      onStored()
      return false
    },
  })
  return (
    <StaffForm form={form} labelledBy={labelledBy} submitLabel="Record it and send the receipt">
      <FieldRow>
        <TextInput
          name="amountMinor"
          label={`Amount in ${CURRENCIES[donation.currency].name}`}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextInput name="receivedOn" label="Arrived on" type="date" required />
      </FieldRow>
    </StaffForm>
  )
}

const reasonSchema = formOf({ reason: cancellationSchema.entries.reason })

type CancellationFormProps = FormProps & { number: string }

/** Cancels a receipt that was issued by mistake. */
export function CancellationForm({ id, number, labelledBy, onStored }: CancellationFormProps) {
  const { mutateAsync } = useSubmissionChange((reason: string) => saveCancellation(id, { number, reason }))
  const form = usePersistedForm(`staff-cancellation:${number}`, {
    schema: reasonSchema,
    onSubmit: async ({ reason }) => {
      await mutateAsync(reason)
      form.discard()
      onStored()
      return false
    },
  })
  return (
    <StaffForm form={form} labelledBy={labelledBy} submitLabel={`Cancel ${number}`}>
      <TextInput
        name="reason"
        label="Reason"
        hint="For colleagues only. The donor is told that it was a mistake."
        required
      />
    </StaffForm>
  )
}
