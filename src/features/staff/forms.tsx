import { Box, chakra, Input } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { failureText } from '#src/api/client.ts'
import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { FormActions } from '#src/ui/forms/form-actions.tsx'
import { Form } from '#src/ui/forms/form.tsx'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import type { Form as FormState } from '#src/ui/forms/use-form.ts'
import type { PersistedForm } from '#src/ui/forms/use-persisted-form.ts'

const Label = chakra('label', {
  base: { display: 'block', marginBottom: '1', fontSize: 'sm', fontWeight: '700' },
})

type ChoiceProps = ComponentProps<typeof NativeSelect> & {
  label: string
  options: ReadonlyArray<{ value: string; label: string }>
  /** The label of the first option, for no selection. */
  all?: string
}

/** A select outside submitted forms, such as a filter. */
export function Choice({ label, options, all, ...select }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} {...select}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

/** A text field for filters. */
export function FilterInput({ label, ...input }: ComponentProps<typeof Input> & { label: string }) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} {...input} />
    </div>
  )
}

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

type StaffFormProps = { form: PersistedForm; labelledBy: string; submitLabel: string; children: ReactNode }

/** A form for a text by staff. The text is kept on the device until it is stored. */
export function StaffForm({ form, labelledBy, submitLabel, children }: StaffFormProps) {
  return (
    // The console requires scripts, so the form needs no email address as an alternative.
    <Form form={form} email="" aria-labelledby={labelledBy}>
      {children}
      {form.failure !== null && <FailureNote isSilent>{failureText(form.failure)}</FailureNote>}
      <FormActions form={form} submitLabel={submitLabel} />
    </Form>
  )
}

type StepFormProps = { form: FormState; label: string; submitLabel: string; children: ReactNode }

/** A form with a secret, which is not stored on the device. */
export function StepForm({ form, label, submitLabel, children }: StepFormProps) {
  return (
    // The console requires scripts, so the form needs no email address as an alternative.
    <Form form={form} email="" aria-label={label}>
      {children}
      {form.failure !== null && <FailureNote>{failureText(form.failure)}</FailureNote>}
      <Box>
        <SubmitButton isBusy={form.isBusy}>{submitLabel}</SubmitButton>
      </Box>
    </Form>
  )
}
