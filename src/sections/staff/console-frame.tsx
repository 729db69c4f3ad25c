import { chakra } from '@chakra-ui/react'
import { useEffect, type ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { TIME_ZONE } from '#contract/days.ts'
import { endSession } from '#src/api/session.ts'
import {
  AUDIT_URL,
  DONATIONS_URL,
  NOMINATIONS_URL,
  OVERVIEW_URL,
  RECOVERY_CODES_URL,
  SUBMISSIONS_URL,
} from '#src/features/staff/staff-addresses.ts'
import { watchColorMode } from '#src/lib/color-mode.ts'
import { STAFF_VIEWS } from '#src/lib/staff-views.ts'
import { releaseDevice } from '#src/session/device-data.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { HeaderBar } from '#src/sections/shared/header-bar.ts'
import { navigationLink } from '#src/sections/shared/navigation-link.ts'

const BarLink = chakra(NavLink, navigationLink)

const LINKS = [
  { to: OVERVIEW_URL, label: 'Overview' },
  { to: SUBMISSIONS_URL, label: STAFF_VIEWS.submissions },
  { to: NOMINATIONS_URL, label: STAFF_VIEWS.nominations },
  { to: DONATIONS_URL, label: STAFF_VIEWS.donations },
]

type ConsoleFrameProps = {
  /** Until the name is known, there are no links. */
  staff: { name: string; canEdit: boolean } | null
  organisation: string
  children: ReactNode
}

/** The header of the console, and the page below it. */
export function ConsoleFrame({ staff, organisation, children }: ConsoleFrameProps) {
  // The console has no colour mode choice of its own, but follows other tabs.
  useEffect(() => watchColorMode(() => undefined), [])
  const links = staff?.canEdit ? [...LINKS, { to: AUDIT_URL, label: STAFF_VIEWS.audit }] : LINKS
  return (
    <>
      <HeaderBar>
        <Container paddingBlock="2">
          <Cluster alignItems="center" justifyContent="space-between" columnGap="6" rowGap="0">
            <chakra.strong as={Link} fontFamily="heading" {...{ to: OVERVIEW_URL }}>
              {organisation} console
            </chakra.strong>
            {staff && (
              <chakra.nav aria-label="Console" display="flex" flexWrap="wrap">
                {links.map(({ to, label }) => (
                  <BarLink key={to} to={to} end={to === OVERVIEW_URL}>
                    {label}
                  </BarLink>
                ))}
              </chakra.nav>
            )}
            <Cluster alignItems="center" textStyle="small">
              {staff?.name}
              <Button look="outline" onClick={() => void signOut()}>
                Sign out
              </Button>
            </Cluster>
          </Cluster>
        </Container>
      </HeaderBar>
      <chakra.main id="main" tabIndex={-1} paddingBlock="10" _focusVisible={{ outline: 'none' }}>
        <Container>{children}</Container>
      </chakra.main>
      {staff && (
        <Container
          as="footer"
          paddingBlock="6"
          textStyle="small"
          color="fg.muted"
          _print={{ display: 'none' }}
        >
          All days and times are those of {TIME_ZONE.replace(/^.*\//, '')}.{' '}
          <TextLink to={RECOVERY_CODES_URL}>{STAFF_VIEWS['recovery-codes']}</TextLink>
        </Container>
      )}
    </>
  )
}

async function signOut() {
  try {
    await endSession()
    releaseDevice()
    // Loading a page discards all state of this tab.
    window.location.assign('/')
  } catch {
    toast.error('We could not sign you out. Please check your connection and try again.')
  }
}
