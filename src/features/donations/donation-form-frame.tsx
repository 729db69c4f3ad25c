import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { deliveryFailureText } from '#src/api/deliver.ts'
import { Button } from '#src/ui/button.tsx'
import { DraftNote } from '#src/ui/forms/draft-note.tsx'
import { Form, RequiredNote } from '#src/ui/forms/form.tsx'
import { FormMessage } from '#src/ui/forms/form-message.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { GiftSummary } from './gift-summary.tsx'
import type { DonationFormProps, useDonationForm } from './use-donation-form.ts'

type DonationFormFrameProps = {
  donation: Pick<ReturnType<typeof useDonationForm>, 'draftStatus' | 'discard'> & {
    form: Pick<
      ReturnType<typeof useDonationForm>['form'],
      'ref' | 'events' | 'announcement' | 'failure' | 'isBusy'
    >
  }
  donating: DonationFormProps
  children: ReactNode
}

/** What stands around the fields of both forms: what became of them, and the ways out. */
export function DonationFormFrame({ donation, donating, children }: DonationFormFrameProps) {
  const { form, draftStatus, discard } = donation
  const { asked, amounts, email, labelledBy, onCancel } = donating
  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <RequiredNote />
      {children}
      <GiftSummary formRef={form.ref} amounts={amounts} cause={asked.cause.title} />
      {form.failure !== null && (
        <FormMessage tone="error" email={email}>
          {deliveryFailureText(form.failure)}
        </FormMessage>
      )}
      <div>
        <chakra.div display="flex" flexWrap="wrap-reverse" gap="3">
          <Button look="outline" size="lg" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton isBusy={form.isBusy}>Donate</SubmitButton>
        </chakra.div>
        <DraftNote status={draftStatus} onDiscard={discard} />
      </div>
    </Form>
  )
}
