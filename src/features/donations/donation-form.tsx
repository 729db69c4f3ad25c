import { Box, chakra, Input, Text } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { pipe, record, string, transform, unknown } from 'valibot'
import { donationSchema, type Donation, type DonorType } from '#contract/donations.ts'
import {
  chosenAmount,
  CURRENCIES,
  CURRENCY_CODES,
  DEFAULT_CURRENCY,
  formatMoney,
  OTHER,
  type Currency,
} from '#contract/money.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { deliveryFailureText } from '#src/api/delivery.ts'
import type { DonationAmounts, DonationSettings } from '#src/content/donations.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { Draft } from '#src/ui/forms/draft.ts'
import { FieldGroup, Label, useField, useFormContext, useFormValue } from '#src/ui/forms/field.tsx'
import { readValues } from '#src/ui/forms/form-values.ts'
import { RadioInput, RadioLabel } from '#src/ui/forms/radio-group.tsx'
import { SubmissionForm, useSubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
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

type DonationSummaryProps = { amounts: DonationAmounts; cause: string }

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

const Choice = chakra(RadioLabel, {
  base: {
    gap: '2',
    paddingInline: '0.625rem',
    borderRadius: '1.5rem',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Radio = chakra(RadioInput, { base: { width: '1.25rem', height: '1.25rem' } })

const Symbol = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '50%',
    transform: 'translateY(-50%)',
    fontWeight: '600',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
})

/** The chosen currency, or the default. */
function currencyOf(value: unknown): Currency {
  return CURRENCY_CODES.find((code) => code === value) ?? DEFAULT_CURRENCY
}

/**
 * A preset or a typed amount: typing selects it, the focus alone does not. Presets and minimum depend on the currency.
 */
function AmountField({ amounts }: { amounts: DonationAmounts }) {
  const { draft } = useFormContext()
  // The form is filled in after the first rendering, which needs the presets of the draft. It is not prerendered.
  const [kept] = useState(() => draft?.values().currency)
  const code = currencyOf(useFormValue('currency') ?? kept)
  const isOther = useFormValue('amountMinor') === OTHER
  const { minimum, presets } = amounts[code]
  const hint = `The smallest gift is ${formatMoney(minimum, code)}.`
  const { id, error, control } = useField({ name: 'amountMinor', hint })
  // The control with the field's id gets the focus if the value is invalid.
  const otherId = isOther ? id : `${id}-other`

  function handleTyping({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) {
    const radios = form?.elements.namedItem('amountMinor')
    if (value !== '' && radios instanceof RadioNodeList) radios.value = OTHER
  }

  return (
    <FieldGroup
      role="radiogroup"
      name="amountMinor"
      label="Amount"
      hint={hint}
      required
      below={
        <Box marginTop="4">
          <Label htmlFor={otherId}>Other amount in {CURRENCIES[code].name}</Label>
          <Box position="relative" marginTop="2">
            <Symbol aria-hidden>{CURRENCIES[code].symbol}</Symbol>
            <Input
              id={otherId}
              name="otherAmount"
              inputMode="decimal"
              autoComplete="off"
              onInput={handleTyping}
              aria-describedby={control['aria-describedby']}
              aria-invalid={isOther && error ? true : undefined}
              paddingInlineStart="10"
            />
          </Box>
        </Box>
      }
    >
      <Box
        display="grid"
        gap="3"
        marginTop="2"
        // As many columns as fit, at any text size.
        gridTemplateColumns="repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))"
      >
        {presets.map((preset, place) => (
          // Keyed by position, so that the selected button stays selected when the currency changes.
          <Choice key={place}>
            <Radio
              id={place === 0 && !isOther ? id : undefined}
              type="radio"
              name="amountMinor"
              value={preset}
              required
            />
            <span>{formatMoney(preset, code)}</span>
          </Choice>
        ))}
        <Choice>
          <Radio type="radio" name="amountMinor" value={OTHER} required />
          <span>Other amount</span>
        </Choice>
      </Box>
    </FieldGroup>
  )
}
