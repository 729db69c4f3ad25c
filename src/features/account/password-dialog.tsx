import { Heading, Stack } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog, type ModalProps } from '#src/ui/feedback/dialog.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { AccountForm, withToasts } from './account-form.tsx'

type Confirmation = { current_password: string }

type PasswordDialogProps<Schema extends GenericSchema<unknown, Confirmation>> = ModalProps & {
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
export function PasswordDialog<Schema extends GenericSchema<unknown, Confirmation>>({
  isOpen,
  onClose,
  fallbackFocus,
  ...content
}: PasswordDialogProps<Schema>) {
  const headingId = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} fallbackFocus={fallbackFocus} labelledBy={headingId}>
      <Content {...content} headingId={headingId} onClose={onClose} />
    </Dialog>
  )
}

function Content<Schema extends GenericSchema<unknown, Confirmation>>({
  headingId,
  heading,
  submitLabel,
  schema,
  onConfirm,
  onClose,
  children,
  fields,
}: Omit<PasswordDialogProps<Schema>, 'isOpen' | 'fallbackFocus'> & { headingId: string }) {
  const { email: account } = useCurrentUser()
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
        <PasswordInput
          name="current_password"
          label="Current Password"
          autoComplete="current-password"
          account={account}
          required
        />
      </AccountForm>
      <Button look="outline" alignSelf="flex-start" onClick={onClose}>
        Cancel
      </Button>
    </Stack>
  )
}
