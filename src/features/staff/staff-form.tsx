import type { ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { failureText } from '#src/api/client.ts'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { FormActions } from '#src/ui/forms/form-actions.tsx'
import type { FormValues } from '#src/ui/forms/form-values.ts'
import { Form } from '#src/ui/forms/form.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'

/** The element that shows what a form of its part has changed. */
const STATE = '[data-state]'

type StaffFormProps<Schema extends GenericSchema> = {
  /** The name of the draft. */
  name: string
  schema: Schema
  defaults?: FormValues
  /** Stores the values. The key of a content is a UUID, and the same for a retry. */
  store: (values: InferOutput<Schema>, keyFor: (content: unknown) => string) => Promise<unknown>
  submitLabel: string
  children: ReactNode
}

/** A form for a text by staff. The text is kept on the device until it is stored. */
export function StaffForm<Schema extends GenericSchema>(props: StaffFormProps<Schema>) {
  const { name, schema, defaults, store, submitLabel, children } = props
  const form = usePersistedForm(name, {
    schema,
    defaults,
    onSubmit: async (values, draft, element) => {
      const part = element?.closest('section')
      await store(values, draft.keyFor)
      form.discard()
      // A form that has disappeared took the focus with it, unless somebody types in the next form by now.
      if (document.activeElement === document.body) part?.querySelector<HTMLElement>(STATE)?.focus()
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
