import { confirmAddress } from '#contract/mailed-links.ts'
import { call } from '#src/api/client.ts'
import { mailedLinkPage } from '#src/content/site.ts'
import { MailedLink } from '#src/features/account/mailed-link.tsx'
import { headMeta } from '#src/lib/head.ts'
import { AccountSection } from '#src/features/account/account-section.tsx'
import type { Route } from './+types/confirm-address'

export function loader() {
  return mailedLinkPage('confirm-address')
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...headMeta(loaderData.head, '/confirm-address'), { name: 'robots', content: 'noindex' }]
}

export default function ConfirmAddressRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, email } = loaderData
  return (
    <AccountSection id="confirm-address" {...hero} focus="72% center">
      <MailedLink
        copy={copy}
        label="Confirm my address"
        onUse={(key) => call(confirmAddress, { key })}
        email={email}
      />
    </AccountSection>
  )
}
