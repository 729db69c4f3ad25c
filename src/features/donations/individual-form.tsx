import { individualDonationSchema } from '#contract/donations.ts'
import { loadCountries } from '#src/api/countries.ts'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { DonationFormFrame } from './donation-form-frame.tsx'
import { GiftFields } from './gift-fields.tsx'
import { donationRules } from './gift.ts'
import { useDonationForm, type DonationFormProps } from './use-donation-form.ts'

/** The form of somebody who gives for themselves. */
export function IndividualForm(props: DonationFormProps) {
  const { amounts, causes, productName } = props
  const schema = individualDonationSchema(donationRules(amounts, causes))
  const donation = useDonationForm({ schema, type: 'individual' }, props)
  const { form } = donation

  return (
    <DonationFormFrame donation={donation} donating={props}>
      <FieldRow>
        <TextInput {...form.field('firstName')} label="Firstname" autoComplete="given-name" required />
        <TextInput {...form.field('lastName')} label="Lastname" autoComplete="family-name" required />
      </FieldRow>
      <TextInput
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="The account details and your receipt come to this address."
        required
      />
      <TextInput
        {...form.field('phone')}
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Only if we may call you about your gift."
      />
      <GiftFields
        formRef={form.ref}
        amounts={amounts}
        currencyField={form.field('currency')}
        amountField={form.field('amount')}
      />
      <SelectField
        {...form.field('country')}
        label="Country"
        options={loadCountries}
        placeholder="Choose your country"
        required
      />
      <TextInput {...form.field('heardFrom')} label={`How did you hear about ${productName}?`} />
    </DonationFormFrame>
  )
}
