import { Box, Heading, Stack } from '@chakra-ui/react'
import { useEffect, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { attachment, ATTACHMENT_ACCEPT, attachmentKinds } from '#contract/attachment.ts'
import { nomineeSchema, type NominationRules } from '#contract/nominations.ts'
import { delivery } from '#src/api/delivery.ts'
import { needQueue } from '#src/lib/lazy-queue.ts'
import { FileField } from '#src/ui/forms/file-field.tsx'
import { FormActions } from '#src/ui/forms/form-actions.tsx'
import { Form, RequiredNote, type FormPlaceProps } from '#src/ui/forms/form.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { readCategory } from './category-url.ts'
import { useNomineeDraft } from './nomination.tsx'
import { AwardFields, NomineeFields, type CategoryOption } from './nominee-fields.tsx'

type PartCopy = { heading?: string; text?: { html: string } }

type NomineeFormProps = FormPlaceProps & {
  copy: { nominee: PartCopy; statement: PartCopy; material: PartCopy }
  categories: ReadonlyArray<CategoryOption>
  rules: NominationRules
}

/** The first part of a nomination. It sends nothing: the second part reads its draft. */
export function NomineeForm({ labelledBy, email, copy, categories, rules }: NomineeFormProps) {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const category = readCategory(params)
  // The last part may be sent right after it appears.
  useEffect(needQueue, [])

  function clearCategory() {
    if (category !== null) setParams({}, { replace: true, preventScrollReset: true })
  }

  const form = usePersistedForm(useNomineeDraft(), {
    schema: delivery.schema(nomineeSchema(rules)),
    initialValues: category !== null && rules.categories.includes(category) ? { category } : {},
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
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <RequiredNote />
      <FormPart id="nominee" copy={copy.nominee}>
        <NomineeFields />
      </FormPart>
      <FormPart id="statement" copy={copy.statement}>
        <AwardFields categories={categories} maxWords={rules.maxStatementWords} />
      </FormPart>
      <FormPart id="material" copy={copy.material}>
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
