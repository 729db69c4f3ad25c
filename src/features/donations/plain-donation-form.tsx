import { Input } from '@chakra-ui/react'
import { any } from 'valibot'
import { OTHER } from '#contract/donation-amount.ts'
import type { DonorType } from '#contract/donations.ts'
import { Field } from '#src/ui/forms/field.tsx'
import { Form, RequiredNote, type FormPlaceProps } from '#src/ui/forms/form.tsx'
import { RadioGroup } from '#src/ui/forms/radio-group.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { currencyOptions } from './amounts.ts'
import { CompanyFields, IndividualFields, NO_MONEY_YET } from './donor-fields.tsx'

type PlainDonationFormProps = FormPlaceProps & {
  type: DonorType
  /** The minimum donation in each currency, formatted. */
  smallestGifts: ReadonlyArray<string>
  noticeHtml: string
  productName: string
}

/** The form for one type of donor on a page without scripts: the server validates and stores it. */
export function PlainDonationForm({
  type,
  smallestGifts,
  noticeHtml,
  productName,
  ...place
}: PlainDonationFormProps) {
  const form = useForm({ schema: any(), onSubmit: () => undefined })
  const amountFields = <PlainAmountFields smallestGifts={smallestGifts} />
  return (
    <Form form={form} email={place.email} action={place.action} aria-labelledby={place.labelledBy}>
      <RequiredNote />
      <input type="hidden" name="type" value={type} />
      {type === 'company' ? (
        <CompanyFields amountFields={amountFields} />
      ) : (
        <IndividualFields amountFields={amountFields} productName={productName} />
      )}
      <p>{NO_MONEY_YET}</p>
      <Prose html={noticeHtml} />
      <div>
        <SubmitButton isBusy={false}>Donate</SubmitButton>
      </div>
    </Form>
  )
}

/** Without presets, which depend on the currency and would need scripts. */
function PlainAmountFields({ smallestGifts }: Pick<PlainDonationFormProps, 'smallestGifts'>) {
  return (
    <>
      <RadioGroup name="currency" label="Currency" options={currencyOptions} required />
      <input type="hidden" name="amountMinor" value={OTHER} />
      <Field
        name="amountMinor"
        label="Amount"
        hint={`Gifts begin at ${smallestGifts.join(' or ')}.`}
        required
      >
        {(control) => <Input {...control} name="otherAmount" inputMode="decimal" autoComplete="off" />}
      </Field>
    </>
  )
}
