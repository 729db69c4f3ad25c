import { useState } from 'react'
import { GENDERS, VOLUNTEER_ROLES, volunteeringSchema } from '#contract/volunteering.ts'
import { loadCountries } from '#src/api/countries.ts'
import { deliver, deliveryFailureText } from '#src/api/deliver.ts'
import { DraftNote } from '#src/ui/forms/draft-note.tsx'
import { FieldRow, Form, RequiredNote } from '#src/ui/forms/form.tsx'
import { FormMessage } from '#src/ui/forms/form-message.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { RadioGroup } from '#src/ui/forms/radio-group.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useDraft } from '#src/ui/forms/use-draft.ts'
import { useForm } from '#src/ui/forms/use-form.ts'

type VolunteerFormProps = {
  /** The id of the heading above it. */
  labelledBy: string
  /** Where to write to when the form cannot be sent. */
  email: string
}

const choices = (values: ReadonlyArray<string>) => values.map((value) => ({ value, label: value }))

/** The form for volunteers; once it has been sent, the thanks for it. */
export function VolunteerForm(props: VolunteerFormProps) {
  const [isSent, setIsSent] = useState(false)
  if (!isSent) return <Fields {...props} onSent={() => setIsSent(true)} />
  return (
    <FormThanks heading="Thank you for joining in" again="Fill in another" onAgain={() => setIsSent(false)}>
      Your answers are with us, and we will be in touch by phone or email.
    </FormThanks>
  )
}

function Fields({ labelledBy, email, onSent }: VolunteerFormProps & { onSent: () => void }) {
  const form = useForm({
    schema: volunteeringSchema,
    onSubmit: async (application, { key }) => {
      const { isSent } = await deliver('volunteering', application, { idempotencyKey: key })
      if (!isSent) return
      draft.clear()
      onSent()
    },
  })
  const draft = useDraft(form.ref, 'volunteering')

  function discard() {
    draft.clear()
    form.reset()
  }

  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <RequiredNote />
      <FieldRow>
        <TextInput {...form.field('firstName')} label="First Name" autoComplete="given-name" required />
        <TextInput {...form.field('lastName')} label="Last Name" autoComplete="family-name" required />
      </FieldRow>
      <FieldRow>
        <TextInput
          {...form.field('email')}
          label="Email Address"
          type="email"
          autoComplete="email"
          hint="Such as amina@example.com"
          required
        />
        <TextInput
          {...form.field('phone')}
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          hint="Such as 0803 123 4567"
          required
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          {...form.field('country')}
          label="Country"
          options={loadCountries}
          placeholder="Choose your country"
          required
        />
        {/* Free text: browsers fill it in by themselves, and every country divides itself in its own way. */}
        <TextInput {...form.field('state')} label="State" autoComplete="address-level1" />
      </FieldRow>
      <RadioGroup {...form.field('gender')} label="Gender" options={choices(GENDERS)} />
      <RadioGroup {...form.field('role')} label="Role" options={choices(VOLUNTEER_ROLES)} required />
      {form.failure !== null && (
        <FormMessage tone="error" email={email}>
          {deliveryFailureText(form.failure)}
        </FormMessage>
      )}
      <div>
        <SubmitButton isBusy={form.isBusy}>Volunteer Now</SubmitButton>
        <DraftNote status={draft.status} onDiscard={discard} />
      </div>
    </Form>
  )
}
