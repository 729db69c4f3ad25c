import type { ReactNode } from 'react'
import type { DonorType } from '#contract/donations.ts'
import { CURRENCIES, CURRENCY_CODES } from '#contract/money.ts'
import { CountryField } from '#src/ui/forms/country-field.tsx'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { RadioGroup } from '#src/ui/forms/radio-group.tsx'
import { EmailInput, PhoneInput, TextInput } from '#src/ui/forms/text-input.tsx'

/** Shown beside the button of the forms. */
export const NO_MONEY_YET =
  'No money moves when you press Donate. You then see the account details for your transfer, and get them by email. We never ask for card details.'

const currencyOptions = CURRENCY_CODES.map((code) => ({
  value: code,
  label: `${code} (${CURRENCIES[code].symbol})`,
  hint: CURRENCIES[code].name,
}))

type DonorFieldsProps = { type: DonorType; siteName: string; amount: ReactNode }

/** The fields of a donation. The amount depends on whether scripts run. */
export function DonorFields({ type, siteName, amount }: DonorFieldsProps) {
  const sum = (
    <>
      <RadioGroup name="currency" label="Currency" options={currencyOptions} required />
      {amount}
    </>
  )
  const names = (
    <FieldRow>
      <TextInput name="firstName" label="Firstname" autoComplete="given-name" required />
      <TextInput name="lastName" label="Lastname" autoComplete="family-name" required />
    </FieldRow>
  )
  if (type === 'individual')
    return (
      <>
        {names}
        <EmailInput hint="The account details and your receipt come to this address." />
        <PhoneInput inputMode="tel" hint="Only if we may call you about your gift." required={false} />
        {sum}
        <CountryField required />
        <TextInput name="heardFrom" label={`How did you hear about ${siteName}?`} />
      </>
    )
  return (
    <>
      {sum}
      {names}
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
        <CountryField required placeholder="Choose a country" />
      </FieldRow>
    </>
  )
}
