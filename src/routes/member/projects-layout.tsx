import { Outlet, useRouteLoaderData } from 'react-router-dom'
import { TabsStrip } from '#src/ui/tabs-strip.tsx'
import type { loader as memberLoader } from './layout.tsx'

export default function ProjectsLayoutRoute() {
  const member = useRouteLoaderData<typeof memberLoader>('routes/member/layout')
  return (
    <>
      {member && <TabsStrip label="Projects" links={member.navigation.projects} />}
      <Outlet />
    </>
  )
}
