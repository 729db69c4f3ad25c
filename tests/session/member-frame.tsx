import type { ReactNode } from 'react'
import { memberNavigation } from '#src/content/site.ts'
import { MemberHeader } from '#src/layout/member-header.tsx'
import { MemberGuard } from '#src/session/member-guard.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'

const logo = { src: '/logo.svg', width: 171, height: 40, alt: 'GeleGrid home' }

/** A page of the member area with its guard and its header, which contains the sign-out button. */
export function MemberFrame({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      <MemberGuard>
        <MemberHeader logo={logo} navigation={memberNavigation()} />
        {children}
      </MemberGuard>
    </SessionProvider>
  )
}
