import { Box } from '@chakra-ui/react'
import { loadCountries } from '#src/api/countries.ts'
import { Field } from '#src/ui/forms/field.tsx'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { EmailInput, PhoneInput, TextInput } from '#src/ui/forms/text-input.tsx'
import { WordCount } from './word-count.tsx'

/** `value` is the key of the category, `label` its title. */
export type CategoryOption = { value: string; label: string }

/** The nominee's data. No autofill, as the browser knows the nominator. */
export function NomineeFields() {
  return (
    <>
      <TextInput name="fullName" label="Full name" autoComplete="off" required />
      <FieldRow>
        <EmailInput autoComplete="off" hint="Such as amina@example.com" />
        <PhoneInput autoComplete="off" />
      </FieldRow>
      <TextInput
        name="linkedin"
        label="LinkedIn profile"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Such as linkedin.com/in/amina-bello"
        required
      />
      <SelectField
        name="country"
        label="Country of residence"
        load={loadCountries}
        placeholder="Choose a country"
        autoComplete="off"
        required
      />
      <TextInput name="companyName" label="Company name" autoComplete="off" />
      <FieldRow>
        <TextInput
          name="website"
          label="Website"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="Such as amina.example.com"
        />
        <TextInput
          name="social"
          label="Social media"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="An address or a name, if there is one"
        />
      </FieldRow>
    </>
  )
}

type AwardFieldsProps = {
  categories: ReadonlyArray<CategoryOption>
  maxWords: number
}

/** The category and the reason. */
export function AwardFields({ categories, maxWords }: AwardFieldsProps) {
  return (
    <>
      <Field name="category" label="Award category" required>
        {(control) => (
          <NativeSelect {...control}>
            <option value="">Choose a category</option>
            {categories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <div>
        <TextArea name="statement" label="Statement" rows={10} hint={`At most ${maxWords} words.`} required />
        <Box marginTop="2">
          <WordCount name="statement" max={maxWords} />
        </Box>
      </div>
    </>
  )
}
