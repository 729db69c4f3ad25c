import { Outlet, useRouteLoaderData } from 'react-router-dom'
import { pageCopy } from '#src/content/pages.ts'
import { AccountHeader } from '#src/features/account/account-header.tsx'
import type { Route } from './+types/account-layout'
import type { loader as memberLoader } from './layout.tsx'

export function loader() {
  return { actions: pageCopy('my-account').actions ?? [] }
}

/** The profile and the tabs, which all account pages share. */
export default function AccountLayoutRoute({ loaderData }: Route.ComponentProps) {
  const member = useRouteLoaderData<typeof memberLoader>('routes/member/layout')
  return (
    <>
      {member && <AccountHeader actions={loaderData.actions} tabs={member.navigation.account} />}
      <Outlet />
    </>
  )
}
