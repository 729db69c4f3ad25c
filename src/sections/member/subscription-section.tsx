import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import type { SubscriptionKind } from '#contract/subscriptions.ts'
import { FormSection } from '#src/sections/shared/form-section.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { LoadedForm } from '#src/ui/forms/loaded-form.tsx'

type SubscriptionSectionProps = Pick<ComponentProps<typeof FormSection>, 'ground'> & {
  kind: SubscriptionKind
  copy: PageSection
  /** The address to write to when the form cannot be loaded or sent. */
  email: string
}

/** Signs a member up for mail, with her address filled in. The form arrives after the page, which does not wait for it. */
export function SubscriptionSection({ kind, copy, email, ground = 'warm' }: SubscriptionSectionProps) {
  const user = useCurrentUser()

  return (
    <FormSection id={kind} copy={copy} ground={ground}>
      <chakra.div minHeight="13rem">
        <LoadedForm load={() => import('#src/features/subscriptions/subscription-form.tsx')} email={email}>
          {({ SubscriptionForm }) => (
            <SubscriptionForm kind={kind} labelledBy={kind} email={email} address={user.email} />
          )}
        </LoadedForm>
      </chakra.div>
    </FormSection>
  )
}
