import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router-dom'
import { memberNavigation } from '#src/content/site.ts'
import { MemberHeader } from '#src/layout/member-header.tsx'
import { MemberGuard } from '#src/session/member-guard.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { Place, renderWithTheme } from '#tests/setup/render.tsx'

const logo = { src: '/logo.svg', width: 171, height: 40, alt: 'GeleGrid home' }

/** Opens a page of the member area with its guard and its header, which contains the sign-out button. */
export function openMemberPage(Page: ComponentType, address: string) {
  const Member = () => (
    <SessionProvider>
      <MemberGuard>
        <MemberHeader logo={logo} navigation={memberNavigation()} />
        <Page />
      </MemberGuard>
    </SessionProvider>
  )
  const Stub = createRoutesStub([
    { path: '/explore/*', Component: Member },
    { path: '*', Component: Place },
  ])
  return renderWithTheme(
    <>
      <Stub initialEntries={['/before', address]} />
      <Toaster />
    </>,
  ).user
}
