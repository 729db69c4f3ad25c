import type { ComponentProps } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { SubscriptionForm, type SubscriptionKind } from '#src/features/subscriptions/subscription-form.tsx'
import { FormSection } from '#src/sections/shared/form-section.tsx'
import { useCurrentUser } from '#src/session/current-user.ts'

type SubscriptionSectionProps = Pick<ComponentProps<typeof FormSection>, 'ground'> & {
  kind: SubscriptionKind
  words: PageSection
  /** The address to write to when the form cannot be sent. */
  email: string
}

/** Signs a member up for mail, with her address filled in. */
export function SubscriptionSection({ kind, words, email, ground = 'warm' }: SubscriptionSectionProps) {
  const user = useCurrentUser()
  return (
    <FormSection id={kind} words={words} ground={ground}>
      <SubscriptionForm kind={kind} labelledBy={kind} email={email} address={user.email} />
    </FormSection>
  )
}
