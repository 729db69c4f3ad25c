import { channels } from '#src/content/members.ts'
import { readPage } from '#src/content/pages.ts'
import { ChannelsSection } from '#src/features/channels/channels-section.tsx'
import { communityTabs } from '#src/features/mentors/view.ts'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { TabsStrip } from '#src/ui/tabs-strip.tsx'
import type { Route } from './+types/discussions'

export function loader() {
  return { ...readPage('discussions'), channels: channels() }
}

export default function DiscussionsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, channels } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <TabsStrip label="Community" links={communityTabs} />
      <ChannelsSection channels={channels} />
    </>
  )
}
