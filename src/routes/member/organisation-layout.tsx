import { Outlet, useRouteLoaderData } from 'react-router-dom'
import { TabsStrip } from '#src/ui/tabs-strip.tsx'
import type { loader as memberLoader } from './layout.tsx'

/** The sub-navigation of the pages about the organisation (MEMBER-16 to MEMBER-21). */
export default function OrganisationLayoutRoute() {
  const member = useRouteLoaderData<typeof memberLoader>('routes/member/layout')
  return (
    <>
      {member && <TabsStrip label="About us" links={member.navigation.organisation} />}
      <Outlet />
    </>
  )
}
