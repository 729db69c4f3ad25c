import { channels } from '#src/content/members.ts'
import { pageCopy, pageIntro } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { headMeta } from '#src/lib/head.ts'
import { ChannelsSection } from '#src/features/channels/channels-section.tsx'
import { CommunityTabs } from '#src/features/mentors/community-tabs.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/discussions'

export function loader() {
  return {
    ...pageIntro(pageCopy('discussions')),
    list: { channels: channels(), email: readSite().emails.general.address },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/explore/discussions')
}

export default function DiscussionsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, list } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <CommunityTabs />
      <ChannelsSection {...list} />
    </>
  )
}
