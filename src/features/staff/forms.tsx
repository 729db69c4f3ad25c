import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { failureText } from '#src/api/client.ts'
import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { FormActions } from '#src/ui/forms/form-actions.tsx'
import type { FormValues } from '#src/ui/forms/form-values.ts'
import { Form } from '#src/ui/forms/form.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'

/** Copies a text; without permission or https, the text can be copied by hand. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const copy = () =>
    copyText(text, {
      copied: 'Copied',
      refused: 'Your browser did not allow copying. Please select the text and copy it.',
    })
  return (
    <Button look="outline" onClick={() => void copy()}>
      {children}
    </Button>
  )
}

type StaffFormProps<Schema extends GenericSchema> = {
  /** The name of the draft. */
  name: string
  schema: Schema
  defaults?: FormValues
  /** Stores the values. The key of a content is a UUID, and the same for a retry. */
  store: (values: InferOutput<Schema>, keyFor: (content: unknown) => string) => Promise<unknown>
  onStored?: () => void
  submitLabel: string
  children: ReactNode
}

/** A form for a text by staff. The text is kept on the device until it is stored. */
export function StaffForm<Schema extends GenericSchema>(props: StaffFormProps<Schema>) {
  const { name, schema, defaults, store, onStored, submitLabel, children } = props
  const form = usePersistedForm(name, {
    schema,
    defaults,
    onSubmit: async (values, draft) => {
      await store(values, draft.keyFor)
      form.discard()
      onStored?.()
      return false
    },
  })
  return (
    <Form form={form} aria-label={submitLabel}>
      {children}
      {form.failure !== null && <FailureNote isSilent>{failureText(form.failure)}</FailureNote>}
      <FormActions form={form} submitLabel={submitLabel} />
    </Form>
  )
}

type StepFormProps<Schema extends GenericSchema> = {
  label: string
  schema: Schema
  onSubmit: (values: InferOutput<Schema>) => Promise<void>
  submitLabel: string
  children: ReactNode
}

/** A form with a secret, which is not stored on the device. */
export function StepForm<Schema extends GenericSchema>(props: StepFormProps<Schema>) {
  const { label, schema, onSubmit, submitLabel, children } = props
  const form = useForm({ schema, onSubmit })
  return (
    <Form form={form} aria-label={label}>
      {children}
      {form.failure !== null && <FailureNote>{failureText(form.failure)}</FailureNote>}
      <Box>
        <SubmitButton isBusy={form.isBusy}>{submitLabel}</SubmitButton>
      </Box>
    </Form>
  )
}

/** The six digits, which phones and password managers can fill in. */
export function AppCodeInput() {
  return (
    <TextInput
      name="code"
      label="Code of your app"
      hint="Six digits, new every half minute."
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  )
}
