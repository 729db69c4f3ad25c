import { GENDERS, VOLUNTEER_ROLES, volunteeringSchema } from '#contract/volunteering.ts'
import { FieldRow, type FormPlaceProps } from '#src/ui/forms/form.tsx'
import { RadioGroup } from '#src/ui/forms/radio-group.tsx'
import { CountryField } from '#src/ui/forms/country-field.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { SubmissionForm, useSubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { EmailInput, PhoneInput, TextInput } from '#src/ui/forms/text-input.tsx'

export const VOLUNTEER_THANKS = {
  heading: 'Thank you for joining in',
  children: 'We’ve received your application, and we’ll be in touch by phone or email.',
  again: 'Fill in another',
}

const optionsOf = (values: ReadonlyArray<string>) => values.map((value) => ({ value, label: value }))

export function VolunteerForm(props: FormPlaceProps) {
  const form = useSubmissionForm('volunteering', { schema: volunteeringSchema })
  if (form.sent) return <FormThanks {...VOLUNTEER_THANKS} sent={form.sent} onAgain={form.startAgain} />
  return (
    <SubmissionForm {...props} form={form} submitLabel="Volunteer Now">
      <FieldRow>
        <TextInput name="firstName" label="First Name" autoComplete="given-name" required />
        <TextInput name="lastName" label="Last Name" autoComplete="family-name" required />
      </FieldRow>
      <FieldRow>
        <EmailInput label="Email Address" hint="Such as amina@example.com" />
        <PhoneInput />
      </FieldRow>
      <FieldRow>
        <CountryField required />
        {/* Free text, so that browsers can fill it in; not every country has states. */}
        <TextInput name="state" label="State" autoComplete="address-level1" />
      </FieldRow>
      <RadioGroup name="gender" label="Gender" options={optionsOf(GENDERS)} />
      <RadioGroup name="role" label="Role" options={optionsOf(VOLUNTEER_ROLES)} required />
    </SubmissionForm>
  )
}
