import { Box, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { attachment, ATTACHMENT_ACCEPT, attachmentKinds } from '#contract/attachment.ts'
import { countWords, nomineeSchema, type NominationRules } from '#contract/nominations.ts'
import { delivery } from '#src/api/delivery.ts'
import { needQueue } from '#src/lib/lazy-queue.ts'
import { Field, useFormValue } from '#src/ui/forms/field.tsx'
import { CountryField } from '#src/ui/forms/country-field.tsx'
import { FileField } from '#src/ui/forms/file-field.tsx'
import { FieldRow, Form, FormActions, type FormPlaceProps, RequiredNote } from '#src/ui/forms/form.tsx'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'
import { EmailInput, PhoneInput, TextArea, TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { useNomineeDraft } from './nomination.tsx'

type PartCopy = { heading?: string; text?: { html: string } }

type NomineeFormProps = FormPlaceProps & {
  copy: Record<'form' | 'statement' | 'supporting-material', PartCopy>
  categories: ReadonlyArray<{ key: string; title: string }>
  rules: NominationRules
}

/** The first part of a nomination. It sends nothing: the second part reads its draft. */
export function NomineeForm({ labelledBy, copy, categories, rules }: NomineeFormProps) {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const category = params.get('category')
  // The last part may be sent right after it appears.
  useEffect(needQueue, [])

  function clearCategory() {
    if (category !== null) setParams({}, { replace: true, preventScrollReset: true })
  }

  const form = useForm({
    draft: useNomineeDraft(),
    schema: delivery.schema(nomineeSchema(rules)),
    initialValues: () => (category !== null && rules.categories.includes(category) ? { category } : {}),
    // Once another category is selected, the draft decides instead of the address.
    onEdit: (name) => {
      if (name === 'category') clearCategory()
    },
    onDiscard: clearCategory,
    onSubmit: async () => {
      await navigate('/nominate-now')
      return false
    },
  })

  return (
    <Form form={form} aria-labelledby={labelledBy}>
      <RequiredNote />
      <FormPart id="nominee" copy={copy.form}>
        <NomineeFields />
      </FormPart>
      <FormPart id="statement" copy={copy.statement}>
        <Field name="category" label="Award category" required>
          {(control) => (
            <NativeSelect {...control}>
              <option value="">Choose a category</option>
              {categories.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <div>
          <TextArea
            name="statement"
            label="Statement"
            rows={10}
            hint={`At most ${rules.maxStatementWords} words.`}
            required
          />
          <Box marginTop="2">
            <WordCount name="statement" max={rules.maxStatementWords} />
          </Box>
        </div>
      </FormPart>
      <FormPart id="material" copy={copy['supporting-material']}>
        <FileField
          name="material"
          label="Supporting material"
          hint={`One file of up to ${rules.maxFileMegabytes} MB: ${attachmentKinds('or')}.`}
          accept={ATTACHMENT_ACCEPT}
          schema={delivery.schema(attachment(rules.maxFileMegabytes))}
          required
        />
        <Box marginTop="4">
          <FormActions form={form} submitLabel="Go on to the last step" />
        </Box>
      </FormPart>
    </Form>
  )
}

/** No autofill, as the browser knows the nominator. */
function NomineeFields() {
  return (
    <>
      <TextInput name="fullName" label="Full name" autoComplete="off" required />
      <FieldRow>
        <EmailInput autoComplete="off" hint="Such as amina@example.com" />
        <PhoneInput autoComplete="off" />
      </FieldRow>
      <AddressInput
        name="linkedin"
        label="LinkedIn profile"
        inputMode="url"
        hint="Such as linkedin.com/in/amina-bello"
        required
      />
      <CountryField label="Country of residence" placeholder="Choose a country" autoComplete="off" required />
      <TextInput name="companyName" label="Company name" autoComplete="off" />
      <FieldRow>
        <AddressInput name="website" label="Website" inputMode="url" hint="Such as amina.example.com" />
        <AddressInput name="social" label="Social media" hint="An address or a name, if there is one" />
      </FieldRow>
    </>
  )
}

function AddressInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />
}

type FormPartProps = { id: string; copy: PartCopy; children: ReactNode }

/** A section of a long form: on wide screens its text is sticky beside its fields. */
function FormPart({ id, copy, children }: FormPartProps) {
  return (
    <Grid
      columns={[4, 7]}
      from="lg"
      role="group"
      aria-labelledby={id}
      gap={{ base: '6', lg: '16' }}
      paddingTop={{ base: '8', lg: '12' }}
      paddingBottom={{ base: '6', lg: '10' }}
      borderTop="2px solid {colors.border.strong}"
    >
      <Box position={{ lg: 'sticky' }} top="8rem" alignSelf="start">
        <Heading id={id} textStyle="subtitle">
          {copy.heading}
        </Heading>
        {copy.text && <Prose html={copy.text.html} marginTop="3" />}
      </Box>
      <Stack gap="6" minWidth="0" maxWidth="44rem">
        {children}
      </Stack>
    </Grid>
  )
}

// Longer than the pause between two words.
const SPEAK_AFTER_MS = 1500

/**
 * Counts the words of a field against its limit as they are typed; screen readers announce the count at the next
 * pause.
 */
function WordCount({ name, max }: { name: string; max: number }) {
  const value = useFormValue(name)
  const [spoken, setSpoken] = useState('')
  const words = countWords(typeof value === 'string' ? value : '')
  const over = words - max
  const text = over > 0 ? `${words} words: ${over} over the ${max} there may be` : `${words} of ${max} words`

  useEffect(() => {
    const timer = setTimeout(() => {
      // Not announced when a draft is filled in.
      if (document.activeElement?.getAttribute('name') === name) setSpoken(text)
    }, SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [name, text])

  return (
    <>
      <Text
        textStyle="small"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color={over > 0 ? 'danger' : 'fg.muted'}
        fontWeight={over > 0 ? '700' : undefined}
      >
        {text}
      </Text>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  )
}
