import { endSubscription } from '#src/api/mailed-links.ts'
import { mailedLinkCopy, pageCopy } from '#src/content/pages.ts'
import { accountPage } from '#src/content/site.ts'
import { MailedLink } from '#src/features/mailed-links/mailed-link.tsx'
import { headMeta } from '#src/lib/head.ts'
import { AccountSection } from '#src/sections/account/account-section.tsx'
import type { Route } from './+types/unsubscribe'

export function loader() {
  const page = pageCopy('unsubscribe')
  return { ...accountPage(page), copy: mailedLinkCopy(page) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...headMeta(loaderData.head, '/unsubscribe'), { name: 'robots', content: 'noindex' }]
}

export default function UnsubscribeRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, email } = loaderData
  return (
    <AccountSection id="unsubscribe" {...hero} focus="72% center">
      <MailedLink copy={copy} label="Unsubscribe" onUse={endSubscription} email={email} />
    </AccountSection>
  )
}
