import { chakra } from '@chakra-ui/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { attachment, ATTACHMENT_ACCEPT, attachmentKinds } from '#contract/attachment.ts'
import { nomineeSchema, type NominationRules } from '#contract/nominations.ts'
import { delivery } from '#src/api/delivery.ts'
import { FileField } from '#src/ui/forms/file-field.tsx'
import { FormActions } from '#src/ui/forms/form-actions.tsx'
import { Form, RequiredNote } from '#src/ui/forms/form.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { readCategory } from './category-url.ts'
import { FormPart, type PartCopy } from './form-part.tsx'
import { useNomineeDraft } from './nomination.tsx'
import { AwardFields, NomineeFields, type CategoryOption } from './nominee-fields.tsx'

type NomineeFormProps = {
  /** The id of the heading above it. */
  labelledBy: string
  /** The address to write to where the form does not work. */
  email: string
  copy: { nominee: PartCopy; statement: PartCopy; material: PartCopy }
  categories: ReadonlyArray<CategoryOption>
  rules: NominationRules
}

/** The first part of a nomination. Nothing is sent yet: the second part reads its draft. */
export function NomineeForm({ labelledBy, email, copy, categories, rules }: NomineeFormProps) {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const category = readCategory(params)
  const form = usePersistedForm(useNomineeDraft(), {
    schema: delivery.schema(nomineeSchema(rules)),
    initialValues: category !== null && rules.categories.includes(category) ? { category } : {},
    // Once another category is chosen, the draft decides and not the address.
    onEdit: (name) => {
      if (name === 'category' && category !== null) {
        setParams({}, { replace: true, preventScrollReset: true })
      }
    },
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
          hint={`One file of up to ${rules.maxFileMegabytes} MB: ${attachmentKinds('disjunction')}.`}
          accept={ATTACHMENT_ACCEPT}
          schema={delivery.schema(attachment(rules.maxFileMegabytes))}
          required
        />
        <chakra.div marginTop="4">
          <FormActions form={form} submitLabel="Go on to the last step" />
        </chakra.div>
      </FormPart>
    </Form>
  )
}
