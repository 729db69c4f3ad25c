import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { any, type GenericSchema } from 'valibot'
import { attachment } from '#contract/attachment.ts'
import { nomineeSchema, type NominationRules, type Nominee } from '#contract/nominations.ts'
import { isDelivering } from '#src/api/deliver.ts'
import { fillIn } from '#src/lib/form-values.ts'
import { DraftNote } from '#src/ui/forms/draft-note.tsx'
import { Form, RequiredNote } from '#src/ui/forms/form.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { useDraft } from '#src/ui/forms/use-draft.ts'
import { useForm } from '#src/ui/forms/use-form.ts'
import { FormPart, type PartWords } from './form-part.tsx'
import { handOver, NOMINEE_DRAFT, takeBack } from './kept-nomination.ts'
import { MaterialField } from './material-field.tsx'
import { AwardFields, NomineeFields, type CategoryOption } from './nominee-fields.tsx'
import { useCategoryInAddress } from './use-category-in-address.ts'
import { useMaterial } from './use-material.ts'

type NomineeFormProps = {
  /** The id of the heading above it. */
  labelledBy: string
  /** Where to write to where the form does not work. */
  email: string
  words: { nominee: PartWords; statement: PartWords; material: PartWords }
  categories: ReadonlyArray<CategoryOption>
  rules: NominationRules
}

/** The first part of a nomination. Nothing is sent yet: it goes along to the second part. */
export function NomineeForm({ labelledBy, email, words, categories, rules }: NomineeFormProps) {
  const navigate = useNavigate()
  const { nomineeRule, materialRule } = useMemo(() => rulesOf(rules), [rules])
  const form = useForm({
    schema: nomineeRule,
    onSubmit: async (nominee) => {
      if (isDelivering()) handOver(nominee)
      await navigate('/nominate-now')
    },
  })
  const materialRef = useRef<HTMLInputElement>(null)
  const handedBack = useRef<File | null>(null)

  useCategoryInAddress(form.ref, { field: 'category', categories: rules.categories })
  const draft = useDraft(form.ref, NOMINEE_DRAFT)

  // After the draft: what comes back from the second page fills in only what this device did not keep.
  useEffect(() => {
    const nominee = takeBack()
    if (nominee === null || form.ref.current === null) return
    handedBack.current = nominee.material
    fillIn(form.ref.current, nominee)
  }, [form.ref])

  const material = useMaterial({ inputRef: materialRef, rule: materialRule, handedBack })
  const isOnlyFileKept = draft.status === 'none' && material.chosen?.isKept === true

  function discard() {
    draft.clear()
    material.clear()
    form.reset()
  }

  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <RequiredNote />
      <FormPart id="nominee" words={words.nominee}>
        <NomineeFields field={form.field} />
      </FormPart>
      <FormPart id="statement" words={words.statement}>
        <AwardFields
          field={form.field}
          formRef={form.ref}
          categories={categories}
          maxWords={rules.maxStatementWords}
        />
      </FormPart>
      <FormPart id="material" words={words.material}>
        <MaterialField
          {...form.field('material')}
          label="Supporting material"
          inputRef={materialRef}
          material={material}
          maxMegabytes={rules.maxFileMegabytes}
        />
        <chakra.div marginTop="4">
          <SubmitButton isBusy={form.isBusy}>Go on to the last step</SubmitButton>
          <DraftNote status={isOnlyFileKept ? 'saved' : draft.status} onDiscard={discard} />
        </chakra.div>
      </FormPart>
    </Form>
  )
}

/** Where nothing is delivered, nothing is asked for either. */
function rulesOf(rules: NominationRules): {
  nomineeRule: GenericSchema<unknown, Nominee>
  materialRule: GenericSchema
} {
  if (!isDelivering()) return { nomineeRule: any(), materialRule: any() }
  return {
    nomineeRule: nomineeSchema(rules),
    materialRule: attachment(rules.maxFileMegabytes),
  }
}
