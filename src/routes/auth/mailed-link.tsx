import { confirmAddress } from '#contract/mailed-links.ts'
import { confirmSubscription, unsubscribe } from '#contract/subscriptions.ts'
import { call } from '#src/api/client.ts'
import { readPage } from '#src/content/pages.ts'
import { AccountSection } from '#src/features/account/account-section.tsx'
import { MailedLink } from '#src/features/account/mailed-link.tsx'
import { pathOf } from '#src/lib/addresses.ts'
import type { Route } from './+types/mailed-link'

const LINKS = {
  'confirm-address': { label: 'Confirm my address', endpoint: confirmAddress },
  'confirm-subscription': { label: 'Yes, write to me', endpoint: confirmSubscription },
  unsubscribe: { label: 'Unsubscribe', endpoint: unsubscribe },
}

export function loader({ request }: { request: { url: string } }) {
  const name = pathOf(request).slice(1) as keyof typeof LINKS
  return { name, ...readPage(name, { isHidden: true }) }
}

export default function MailedLinkRoute({ loaderData }: Route.ComponentProps) {
  const { name, hero, copy } = loaderData
  const { label, endpoint } = LINKS[name]
  return (
    <AccountSection key={name} id={name} {...hero} focus="72% center">
      <MailedLink copy={copy} label={label} onUse={(key) => call(endpoint, { key })} />
    </AccountSection>
  )
}
