import { Box, Text } from '@chakra-ui/react'
import { pipe, record, string, transform, unknown, type GenericSchema } from 'valibot'
import { chosenAmount, OTHER } from '#contract/donation-amount.ts'
import {
  companyDonationSchema,
  individualDonationSchema,
  type Donation,
  type DonorType,
} from '#contract/donations.ts'
import { DEFAULT_CURRENCY, formatMoney } from '#contract/money.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { deliver } from '#src/api/deliver.ts'
import { deliveryFailureText } from '#src/api/delivery-failure.ts'
import type { DonationAmounts } from '#src/content/donations.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { Draft } from '#src/ui/forms/draft.ts'
import { useFormValue } from '#src/ui/forms/field.tsx'
import { readValues } from '#src/ui/forms/form-values.ts'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { formCheck } from '#src/ui/forms/form-check.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { AmountFields } from './amount-field.tsx'
import { currencyOf, donationRules } from './amounts.ts'
import type { Cause, RequestedDonation } from './donation-address.ts'
import { CompanyFields, IndividualFields, NO_MONEY_YET } from './donor-fields.tsx'

export type Donor = { firstName: string; lastName: string; email: string; phone: string }

export type DonationFormProps = FormPlaceProps & {
  requested: RequestedDonation
  causes: ReadonlyArray<Cause>
  amounts: DonationAmounts
  /** The note on the use of the donor's data. */
  noticeHtml: string
  /** Shared by both tabs, so that input survives a change of tab and closing the dialog. */
  draft: Draft
  /** The name of the product that visitors may know. */
  productName: string
  /** Initial values of the donor's fields. */
  donor?: Donor | undefined
  onCancel: () => void
  onSent: (sent: SentSubmission<Donation>) => void
}

export function DonationForm({ type, ...props }: DonationFormProps & { type: DonorType }) {
  const { requested, causes, amounts, draft, productName, donor, onSent } = props
  const rules = donationRules(amounts, causes)
  const schema: GenericSchema<unknown, Donation> =
    type === 'company' ? companyDonationSchema(rules) : individualDonationSchema(rules)
  const form = usePersistedForm(draft, {
    schema: pipe(
      record(string(), unknown()),
      transform((values): unknown => ({
        ...values,
        type,
        cause: requested.cause.slug,
        amountMinor: chosenAmount(values),
      })),
      schema,
    ),
    defaults: { currency: DEFAULT_CURRENCY, ...donor },
    onEdit: (name, element) => {
      if (name !== 'currency') return
      // The same number may be enough in dollars and too little in naira.
      const { amountMinor, otherAmount } = readValues(element)
      if (amountMinor === OTHER && otherAmount) form.checkField('amountMinor')
    },
    onSubmit: async (donation, { keyFor }, element) => {
      try {
        const sent = await deliver('donations', donation, keyFor(donation), formCheck(element))
        if (sent && !sent.queueKey && form.ref.current === null)
          toast.success(
            `Thank you! The account details are on their way to you by email. Your reference: ${sent.reference}`,
          )
        if (sent) onSent(sent)
        return sent
      } catch (error) {
        // The dialog, which would show the message, was closed meanwhile.
        if (form.ref.current === null) toast.error(deliveryFailureText(error))
        throw error
      }
    },
  })
  const amountFields = <AmountFields amounts={amounts} />
  return (
    <SubmissionForm
      form={form}
      labelledBy={props.labelledBy}
      email={props.email}
      formatFailure={deliveryFailureText}
      submitLabel="Donate"
      cancel={
        <Button look="outline" size="lg" onClick={props.onCancel}>
          Cancel
        </Button>
      }
    >
      {type === 'company' ? (
        <CompanyFields amountFields={amountFields} />
      ) : (
        <IndividualFields amountFields={amountFields} productName={productName} />
      )}
      <DonationSummary amounts={amounts} cause={requested.cause.title} />
      <Box textStyle="small" color="fg.muted">
        <Prose html={props.noticeHtml} />
      </Box>
    </SubmissionForm>
  )
}

/** The chosen amount, with a note that the button does not move any money. */
function DonationSummary({ amounts, cause }: { amounts: DonationAmounts; cause: string }) {
  const currency = currencyOf(useFormValue('currency'))
  const amount = chosenAmount({
    currency,
    amountMinor: useFormValue('amountMinor'),
    otherAmount: useFormValue('otherAmount'),
  })
  return (
    <Box padding="4" borderRadius="md" backgroundColor="bg.warm">
      <Text fontWeight="700">
        {amount !== undefined && amount >= amounts[currency].minimum
          ? `Your gift: ${formatMoney(amount, currency)} for ${cause}`
          : `Your gift goes to: ${cause}`}
      </Text>
      <Text textStyle="small" marginTop="1">
        {NO_MONEY_YET}
      </Text>
    </Box>
  )
}
