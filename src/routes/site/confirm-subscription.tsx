import { confirmSubscription } from '#contract/subscriptions.ts'
import { call } from '#src/api/client.ts'
import { mailedLinkPage } from '#src/content/site.ts'
import { MailedLink } from '#src/features/account/mailed-link.tsx'
import { headMeta } from '#src/lib/head.ts'
import { AccountSection } from '#src/features/account/account-section.tsx'
import type { Route } from './+types/confirm-subscription'

export function loader() {
  return mailedLinkPage('confirm-subscription')
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...headMeta(loaderData.head, '/confirm-subscription'), { name: 'robots', content: 'noindex' }]
}

export default function ConfirmSubscriptionRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, email } = loaderData
  return (
    <AccountSection id="confirm-subscription" {...hero} focus="72% center">
      <MailedLink
        copy={copy}
        label="Yes, write to me"
        onUse={(key) => call(confirmSubscription, { key })}
        email={email}
      />
    </AccountSection>
  )
}
