import { MENTORS_URL } from '#src/lib/mentor-addresses.ts'
import { TabsStrip } from '#src/sections/member/tabs-strip.tsx'

const tabs = [
  { label: 'MENTORS', to: MENTORS_URL },
  { label: 'DISCUSSIONS', to: '/explore/discussions' },
]

/** The two pages of the community, below its hero (MENTOR-2 to MENTOR-4). */
export function CommunityTabs() {
  return <TabsStrip label="Community" links={tabs} />
}
