import { companyDonationSchema } from '#contract/donations.ts'
import { loadCountries } from '#src/api/countries.ts'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { DonationFormFrame } from './donation-form-frame.tsx'
import { GiftFields } from './gift-fields.tsx'
import { donationRules } from './gift.ts'
import { useDonationForm, type DonationFormProps } from './use-donation-form.ts'

/** The form of somebody who gives in the name of a company. */
export function CompanyForm(props: DonationFormProps) {
  const { amounts, causes } = props
  const schema = companyDonationSchema(donationRules(amounts, causes))
  const donation = useDonationForm({ schema, type: 'company' }, props)
  const { form } = donation

  return (
    <DonationFormFrame donation={donation} donating={props}>
      <GiftFields
        formRef={form.ref}
        amounts={amounts}
        currencyField={form.field('currency')}
        amountField={form.field('amount')}
      />
      <FieldRow>
        <TextInput {...form.field('firstName')} label="Firstname" autoComplete="given-name" required />
        <TextInput {...form.field('lastName')} label="Lastname" autoComplete="family-name" required />
      </FieldRow>
      <TextInput
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="The account details and the receipt come to this address."
        required
      />
      <TextInput
        {...form.field('organizationName')}
        label="Organization name"
        autoComplete="organization"
        required
      />
      <TextInput
        {...form.field('organizationAddress')}
        label="Organization address"
        autoComplete="address-line1"
        hint="Your receipt is made out to it."
        required
      />
      <FieldRow>
        <TextInput {...form.field('city')} label="City" autoComplete="address-level2" required />
        <SelectField
          {...form.field('country')}
          label="Country"
          options={loadCountries}
          placeholder="Choose a country"
          required
        />
      </FieldRow>
    </DonationFormFrame>
  )
}
