import type { ReactNode } from 'react'
import { loadCountries } from '#src/api/countries.ts'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { EmailInput, PhoneInput, TextInput } from '#src/ui/forms/text-input.tsx'

/** Shown beside the button of both forms. */
export const NO_MONEY_YET =
  'No money moves when you press Donate. You then see the account details for your transfer, and get them by email. We never ask for card details.'

function NameFields() {
  return (
    <FieldRow>
      <TextInput name="firstName" label="Firstname" autoComplete="given-name" required />
      <TextInput name="lastName" label="Lastname" autoComplete="family-name" required />
    </FieldRow>
  )
}

type FieldsProps = { amountFields: ReactNode }

export function IndividualFields({ amountFields, productName }: FieldsProps & { productName: string }) {
  return (
    <>
      <NameFields />
      <EmailInput hint="The account details and your receipt come to this address." />
      <PhoneInput inputMode="tel" hint="Only if we may call you about your gift." required={false} />
      {amountFields}
      <SelectField
        name="country"
        label="Country"
        load={loadCountries}
        placeholder="Choose your country"
        required
      />
      <TextInput name="heardFrom" label={`How did you hear about ${productName}?`} />
    </>
  )
}

export function CompanyFields({ amountFields }: FieldsProps) {
  return (
    <>
      {amountFields}
      <NameFields />
      <EmailInput hint="The account details and the receipt come to this address." />
      <TextInput name="organizationName" label="Organization name" autoComplete="organization" required />
      <TextInput
        name="organizationAddress"
        label="Organization address"
        autoComplete="address-line1"
        hint="Your receipt is made out to it."
        required
      />
      <FieldRow>
        <TextInput name="city" label="City" autoComplete="address-level2" required />
        <SelectField
          name="country"
          label="Country"
          load={loadCountries}
          placeholder="Choose a country"
          required
        />
      </FieldRow>
    </>
  )
}
