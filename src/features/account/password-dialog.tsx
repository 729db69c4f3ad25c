import { Heading, Stack } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import { confirmationSchema } from '#contract/accounts.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog, type ModalProps } from '#src/ui/feedback/dialog.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { CurrentPasswordInput } from './account-fields.tsx'
import { AccountForm, withToasts } from './account-form.tsx'

/** The password of the member, which confirms a change. */
export type Confirmation = { current_password: string }

type PasswordFormProps = Pick<ModalProps, 'onClose'> & {
  heading: string
  submitLabel: string
  /** Of a form with further fields. */
  schema?: GenericSchema<unknown, Confirmation>
  /** Called once the fields are valid. The dialog closes when the promise resolves. */
  onConfirm: (confirmation: Confirmation) => Promise<unknown>
  /** Consequence, shown above the password. */
  children: ReactNode
  fields?: ReactNode
}

/** Asks for the password before a change that is hard to undo. */
export function PasswordDialog({ isOpen, fallbackFocus, ...form }: PasswordFormProps & ModalProps) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} fallbackFocus={fallbackFocus} label={form.heading}>
      <PasswordForm {...form} />
    </Dialog>
  )
}

function PasswordForm(props: PasswordFormProps) {
  const { heading, submitLabel, schema = confirmationSchema, onConfirm, onClose, children, fields } = props
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
