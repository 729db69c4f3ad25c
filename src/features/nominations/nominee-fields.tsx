import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import type { Nominee } from '#contract/nominations.ts'
import { loadCountries } from '#src/api/countries.ts'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { WordCount } from './word-count.tsx'

/** `value` is the key of the category, `label` its title. */
export type CategoryOption = { value: string; label: string }

type FieldOf = (name: keyof Nominee) => { id: string; name: string; error?: string }

/** Who is nominated. Nothing here is filled in by the browser: it knows the nominator, not the nominee. */
export function NomineeFields({ field }: { field: FieldOf }) {
  return (
    <>
      <TextInput {...field('fullName')} label="Full name" autoComplete="off" required />
      <FieldRow>
        <TextInput
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="off"
          hint="Such as amina@example.com"
          required
        />
        <TextInput
          {...field('phone')}
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          hint="Such as 0803 123 4567"
          required
        />
      </FieldRow>
      <TextInput
        {...field('linkedin')}
        label="LinkedIn profile"
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Such as linkedin.com/in/amina-bello"
        required
      />
      <SelectField
        {...field('country')}
        label="Country of residence"
        options={loadCountries}
        placeholder="Choose a country"
        required
      />
      <TextInput {...field('companyName')} label="Company name" autoComplete="off" />
      <FieldRow>
        <TextInput
          {...field('website')}
          label="Website"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="Such as amina.example.com"
        />
        <TextInput
          {...field('social')}
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
  field: FieldOf
  formRef: RefObject<HTMLFormElement | null>
  categories: ReadonlyArray<CategoryOption>
  maxWords: number
}

/** For what, and why. */
export function AwardFields({ field, formRef, categories, maxWords }: AwardFieldsProps) {
  return (
    <>
      <SelectField
        {...field('category')}
        label="Award category"
        options={categories}
        placeholder="Choose a category"
        required
      />
      <div>
        <TextArea
          {...field('statement')}
          label="Statement"
          rows={10}
          hint={`At most ${maxWords} words.`}
          required
        />
        <chakra.div marginTop="2">
          <WordCount formRef={formRef} name="statement" max={maxWords} />
        </chakra.div>
      </div>
    </>
  )
}
