import { Box } from '@chakra-ui/react'
import {
  NOMINATION_TYPES,
  nominatorSchema,
  type NominationRules,
  type Nominator,
  type Nominee,
} from '#contract/nominations.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { delivery } from '#src/api/delivery.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { useDraft } from '#src/ui/forms/draft.ts'
import { useFormValue } from '#src/ui/forms/field.tsx'
import { FieldRow, type FormPlaceProps } from '#src/ui/forms/form.tsx'
import { RadioGroup } from '#src/ui/forms/radio-group.tsx'
import { SubmissionForm, useSubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { EmailInput, TextInput } from '#src/ui/forms/text-input.tsx'
import { readNominee, useNomineeDraft } from './nomination.tsx'

type NominatorFormProps = FormPlaceProps & {
  rules: NominationRules
  terms: string
  /** Called if the first part is missing, perhaps because another tab has sent or discarded it. */
  onMissing: () => void
  /** Called with null if forms make no calls. */
  onSent: (sent: SentSubmission | null) => void
}

const types = NOMINATION_TYPES.map((type) => ({ value: type, label: type }))

/** The second part of a nomination, which sends both parts. */
export function NominatorForm({ rules, terms, onMissing, onSent, ...props }: NominatorFormProps) {
  const nomineeDraft = useNomineeDraft()
  const form = useSubmissionForm('nominations', {
    draft: useDraft('nominator'),
    schema: delivery.schema(nominatorSchema),
    onSubmit: async (nominator, send) => {
      const nominee = await readNominee(nomineeDraft, rules)
      if (nominee === null) {
        onMissing()
        return false
      }
      const sent = await delivery.send(async () => send(nominationBody(nominator, nominee)))
      void nomineeDraft.clear()
      onSent(sent || null)
      return true
    },
  })
  return (
    <SubmissionForm {...props} form={form} submitLabel="Submit">
      <RadioGroup name="type" label="I nominate" options={types} required />
      <NominatorFields />
      <Checkbox name="terms" label="I accept the terms" hint={terms} required />
    </SubmissionForm>
  )
}

/** Hidden instead of unmounted, so that a draft fills them in and a change of mind loses nothing. */
function NominatorFields() {
  const isNeeded = useFormValue('type') === 'Someone else'
  return (
    <Box hidden={!isNeeded}>
      <FieldRow>
        <TextInput name="nominatorName" label="Your name" autoComplete="name" required={isNeeded} />
        <EmailInput name="nominatorEmail" label="Email Address" required={isNeeded} />
      </FieldRow>
    </Box>
  )
}

/** Both parts as one form. The file comes last, so that the server has all other fields when it arrives. */
function nominationBody(nominator: Nominator, { material, ...nominee }: Nominee): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...nominator, ...nominee })) body.append(name, String(value))
  body.append('material', material, material.name)
  return body
}
