import { TabsStrip } from '#src/ui/tabs-strip.tsx'
import { MENTORS_URL } from './addresses.ts'

const communityTabs = [
  { label: 'MENTORS', to: MENTORS_URL },
  { label: 'DISCUSSIONS', to: '/explore/discussions' },
]

/** The two pages of the community, below its hero (MENTOR-2 to MENTOR-4). */
export function CommunityTabs() {
  return <TabsStrip label="Community" links={communityTabs} />
}
