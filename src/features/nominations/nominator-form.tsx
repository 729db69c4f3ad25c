import { chakra } from '@chakra-ui/react'
import { any, type GenericSchema } from 'valibot'
import {
  NOMINATION_TYPES,
  nominatorSchema,
  type NominationRules,
  type Nominator,
} from '#contract/nominations.ts'
import { deliver, deliveryFailureText, isDelivering } from '#src/api/deliver.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { DraftNote } from '#src/ui/forms/draft-note.tsx'
import { FieldRow, Form, RequiredNote } from '#src/ui/forms/form.tsx'
import { FormMessage } from '#src/ui/forms/form-message.tsx'
import { RadioGroup } from '#src/ui/forms/radio-group.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useDraft } from '#src/ui/forms/use-draft.ts'
import { useForm } from '#src/ui/forms/use-form.ts'
import { useFormValue } from '#src/ui/forms/use-form-value.ts'
import { forgetNomination, NOMINATOR_DRAFT, readNominee } from './kept-nomination.ts'
import { nominationBody } from './nomination-body.ts'

type NominatorFormProps = {
  /** The id of the heading above it. */
  labelledBy: string
  /** Where to write to when the form cannot be sent. */
  email: string
  rules: NominationRules
  /** What the box to tick stands for. */
  terms: string
  /** There is no first part any more, perhaps because another tab has sent or discarded it. */
  onMissing: () => void
  onSent: () => void
}

const types = NOMINATION_TYPES.map((type) => ({ value: type, label: type }))

/** The second part of a nomination, which sends both. */
export function NominatorForm({ labelledBy, email, rules, terms, onMissing, onSent }: NominatorFormProps) {
  const form = useForm({
    schema: nominatorRule(),
    onSubmit: async (nominator, { key }) => {
      if (isDelivering()) {
        const nominee = await readNominee(rules)
        if (nominee === null) return onMissing()
        await deliver('nominations', nominationBody(nominator, nominee), { idempotencyKey: key })
      }
      draft.clear()
      void forgetNomination()
      onSent()
    },
  })
  const draft = useDraft(form.ref, NOMINATOR_DRAFT)
  const isForOther = useFormValue(form.ref, 'type') === 'Someone else'

  function discard() {
    draft.clear()
    form.reset()
  }

  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <RequiredNote />
      <RadioGroup {...form.field('type')} label="I nominate" options={types} required />
      {/* Always there, so that a draft finds them and a change of mind loses nothing. */}
      <chakra.div hidden={!isForOther}>
        <FieldRow>
          <TextInput
            {...form.field('nominatorName')}
            label="Your name"
            autoComplete="name"
            required={isForOther}
          />
          <TextInput
            {...form.field('nominatorEmail')}
            label="Email Address"
            type="email"
            autoComplete="email"
            required={isForOther}
          />
        </FieldRow>
      </chakra.div>
      <Checkbox {...form.field('terms')} label="I accept the terms" hint={terms} required />
      {form.failure !== null && (
        <FormMessage tone="error" email={email}>
          {deliveryFailureText(form.failure)}
        </FormMessage>
      )}
      <div>
        <SubmitButton isBusy={form.isBusy}>Submit</SubmitButton>
        <DraftNote status={draft.status} onDiscard={discard} />
      </div>
    </Form>
  )
}

/** Where nothing is delivered, nothing is asked for either. */
function nominatorRule(): GenericSchema<unknown, Nominator> {
  return isDelivering() ? nominatorSchema : any()
}
