import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { deliveryFailureText } from '../../api/deliver'
import { Button } from '../../ui/button'
import { DraftNote } from '../../ui/draft-note'
import { Form, RequiredNote } from '../../ui/form'
import { FormMessage } from '../../ui/form-message'
import { SubmitButton } from '../../ui/submit-button'
import { GiftSummary } from './gift-summary'
import type { DonationFormProps, useDonationForm } from './use-donation-form'

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
