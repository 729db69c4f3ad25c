import type { ComponentProps } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import type { SubscriptionKind } from '#contract/subscriptions.ts'
import { FormSection } from '#src/ui/sections/form-section.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { SubscriptionForm } from '#src/features/subscriptions/subscription-form.tsx'

type SubscriptionSectionProps = Pick<ComponentProps<typeof FormSection>, 'tone'> & {
  kind: SubscriptionKind
  copy: PageSection
  /** The address to write to if the form cannot be sent. */
  email: string
}

/** A subscription form with the member's address filled in. */
export function SubscriptionSection({ kind, copy, email, tone = 'warm' }: SubscriptionSectionProps) {
  const user = useCurrentUser()
  return (
    <FormSection id={kind} copy={copy} tone={tone}>
      <SubscriptionForm kind={kind} labelledBy={kind} email={email} address={user.email} />
    </FormSection>
  )
}
