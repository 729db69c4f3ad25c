import { unsubscribe } from '#contract/subscriptions.ts'
import { call } from '#src/api/client.ts'
import { mailedLinkPage } from '#src/content/site.ts'
import { MailedLink } from '#src/features/account/mailed-link.tsx'
import { headMeta } from '#src/lib/head.ts'
import { AccountSection } from '#src/features/account/account-section.tsx'
import type { Route } from './+types/unsubscribe'

export function loader() {
  return mailedLinkPage('unsubscribe')
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...headMeta(loaderData.head, '/unsubscribe'), { name: 'robots', content: 'noindex' }]
}

export default function UnsubscribeRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, email } = loaderData
  return (
    <AccountSection id="unsubscribe" {...hero} focus="72% center">
      <MailedLink copy={copy} label="Unsubscribe" onUse={(key) => call(unsubscribe, { key })} email={email} />
    </AccountSection>
  )
}
