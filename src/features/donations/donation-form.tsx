import { Box, Text } from '@chakra-ui/react'
import { pipe, record, string, transform, unknown } from 'valibot'
import { chosenAmount, OTHER } from '#contract/donation-amount.ts'
import { donationSchema, type Donation, type DonorType } from '#contract/donations.ts'
import { DEFAULT_CURRENCY, formatMoney } from '#contract/money.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { deliveryFailureText } from '#src/api/deliver.ts'
import type { DonationSettings } from '#src/content/donations.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { Draft } from '#src/ui/forms/draft.ts'
import { useFormValue } from '#src/ui/forms/field.tsx'
import { readValues } from '#src/ui/forms/form-values.ts'
import { SubmissionForm, useSubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { AmountField, currencyOf } from './amount-field.tsx'
import type { Cause } from './donation-dialog.tsx'
import { DonorFields, NO_MONEY_YET } from './donor-fields.tsx'

/** What is known of a member who gives. */
export type Donor = { firstName: string; lastName: string; email: string; phone: string }

export type DonationFormProps = {
  type: DonorType
  cause: Cause
  settings: DonationSettings
  donor?: Donor | undefined
  /** Shared by both types, so that input survives a change of tab and closing the dialog. */
  draft: Draft
  labelledBy: string
  onCancel: () => void
  onSent: (sent: SentSubmission<Donation>) => void
}

export function DonationForm(props: DonationFormProps) {
  const { type, cause, settings, donor, draft, labelledBy, onCancel, onSent } = props
  const { amounts, siteName, noticeHtml } = settings
  const form = useSubmissionForm('donations', {
    draft,
    schema: pipe(
      record(string(), unknown()),
      transform((values): unknown => ({
        ...values,
        type,
        cause: cause.slug,
        amountMinor: chosenAmount(values),
      })),
      donationSchema({
        minimums: { NGN: amounts.NGN.minimum, USD: amounts.USD.minimum },
        causes: [cause.slug],
      }),
    ),
    defaults: { currency: DEFAULT_CURRENCY, ...donor },
    onEdit: (name, element) => {
      if (name !== 'currency') return
      // The same number may be enough in dollars and too little in naira.
      const { amountMinor, otherAmount } = readValues(element)
      if (amountMinor === OTHER && otherAmount) form.checkField('amountMinor')
    },
    onSubmit: async (donation, send) => {
      // The dialog, which would show the message, may be closed meanwhile.
      const isClosed = () => form.ref.current === null
      try {
        const sent = await send(donation)
        if (sent && !sent.queueKey && isClosed())
          toast.success(
            `Thank you! The account details are on their way to you by email. Your reference: ${sent.reference}`,
          )
        if (sent) onSent(sent)
        return sent
      } catch (error) {
        if (isClosed()) toast.error(deliveryFailureText(error))
        throw error
      }
    },
  })
  return (
    <SubmissionForm
      form={form}
      labelledBy={labelledBy}
      submitLabel="Donate"
      cancel={
        <Button look="outline" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <DonorFields type={type} siteName={siteName} amount={<AmountField amounts={amounts} />} />
      <DonationSummary amounts={amounts} cause={cause.title} />
      <Box textStyle="small" color="fg.muted">
        <Prose html={noticeHtml} />
      </Box>
    </SubmissionForm>
  )
}

type DonationSummaryProps = { amounts: DonationSettings['amounts']; cause: string }

/** The chosen amount, with a note that the button does not move any money. */
function DonationSummary({ amounts, cause }: DonationSummaryProps) {
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
