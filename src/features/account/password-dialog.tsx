import { Heading, Stack } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog, type ModalProps } from '#src/ui/feedback/dialog.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { CurrentPasswordInput } from './account-fields.tsx'
import { AccountForm, withToasts } from './account-form.tsx'

/** The password of the member, which confirms a change. */
export type Confirmation = { current_password: string }

type ConfirmationSchema = GenericSchema<unknown, Confirmation>

type PasswordFormProps<Schema extends ConfirmationSchema> = Pick<ModalProps, 'onClose'> & {
  heading: string
  submitLabel: string
  schema: Schema
  /** Called with the valid values. The dialog closes when the promise resolves. */
  onConfirm: (values: InferOutput<Schema>) => Promise<unknown>
  /** Consequence, shown above the password. */
  children: ReactNode
  fields?: ReactNode
}

/** Asks for the password before a change that is hard to undo. */
export function PasswordDialog<Schema extends ConfirmationSchema>({
  isOpen,
  fallbackFocus,
  ...form
}: PasswordFormProps<Schema> & ModalProps) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} fallbackFocus={fallbackFocus} label={form.heading}>
      <PasswordForm {...form} />
    </Dialog>
  )
}

function PasswordForm<Schema extends ConfirmationSchema>(props: PasswordFormProps<Schema>) {
  const { heading, submitLabel, schema, onConfirm, onClose, children, fields } = props
  const headingId = useId()
  const { email } = useCurrentUser()
  const form = useForm({
    ...withToasts,
    schema,
    onSubmit: async (values) => {
      await onConfirm(values)
      onClose()
    },
  })
  return (
    <Stack gap="5" padding={{ base: '5', md: '8' }}>
      <Heading id={headingId} textStyle="subtitle">
        {heading}
      </Heading>
      <div>{children}</div>
      <AccountForm form={form} labelledBy={headingId} submitLabel={submitLabel}>
        {fields}
        <CurrentPasswordInput account={email} />
      </AccountForm>
      <Button look="outline" alignSelf="flex-start" onClick={onClose}>
        Cancel
      </Button>
    </Stack>
  )
}
