import { Box, Container, Strong, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { TIME_ZONE } from '#contract/days.ts'
import { logout } from '#contract/session.ts'
import { readStaffSession, type StaffSession } from '#contract/staff/access.ts'
import { call, failureText } from '#src/api/client.ts'
import { watchColorMode } from '#src/lib/color-mode.ts'
import { releaseDevice } from '#src/session/device-data.ts'
import { staffSessionQuery } from '#src/session/staff-gate.tsx'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { focusable } from '#src/ui/focus.ts'
import { BarLink, HeaderBar } from '#src/ui/layout/bar.ts'
import { TextLink } from '#src/ui/links.tsx'
import { isStaffView, OVERVIEW_URL, STAFF_VIEWS, staffUrl, type StaffView } from './addresses.ts'
import { AuditView } from './audit.tsx'
import { DonationsView } from './donations.tsx'
import { NominationsView } from './nominations.tsx'
import { OverviewView } from './overview.tsx'
import { RecoveryCodes, RecoveryCodesView } from './recovery-codes.tsx'
import { Enrolment, SecondStep } from './second-step.tsx'
import { StaffContext, type Titles } from './use-staff.tsx'
import { SubmissionView } from './submission.tsx'
import { SubmissionsView } from './submissions.tsx'

const VIEWS: Record<StaffView, ComponentType> = {
  submissions: SubmissionsView,
  submission: SubmissionView,
  nominations: NominationsView,
  donations: DonationsView,
  'recovery-codes': RecoveryCodesView,
  audit: AuditView,
}

/** The staff console. It is loaded only after the server has confirmed a session of a member of staff. */
export function Console({ organisation, titles }: { organisation: string; titles: Titles }) {
  const { view = '' } = useParams()
  const { data, refetch } = useQuery(staffSessionQuery())
  const me = readStaffSession.answer(data).payload
  // Kept here: once the session is fetched again, the second step has passed, but the codes are not shown twice.
  const [codes, setCodes] = useState<ReadonlyArray<string> | null>(null)
  const View = isStaffView(view) ? VIEWS[view] : OverviewView
  const isOpen = me.secondStep === 'passed' && codes === null
  // It has no colour mode choice of its own, but follows other tabs.
  useEffect(() => watchColorMode(() => undefined), [])

  async function enterConsole() {
    const { error } = await refetch()
    if (error) return void toast.error(failureText(error))
    setCodes(null)
    // The focused form or button is removed.
    document.getElementById('main')?.focus()
  }

  function content() {
    if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => void enterConsole()} />
    if (me.secondStep === 'enrol') return <Enrolment account={me.email} onEnrolled={setCodes} />
    if (me.secondStep === 'required') return <SecondStep onPassed={enterConsole} />
    return (
      <StaffContext value={{ ...me, titles, showCodes: setCodes }}>
        <View />
      </StaffContext>
    )
  }

  return (
    <>
      <ConsoleHeader organisation={organisation} staff={isOpen ? me : undefined} />
      <Box as="main" id="main" paddingBlock="10" {...focusable}>
        <Container>{content()}</Container>
      </Box>
      {isOpen && (
        <Container
          as="footer"
          paddingBlock="6"
          textStyle="small"
          color="fg.muted"
          _print={{ display: 'none' }}
        >
          All days and times are those of {TIME_ZONE.replace(/^.*\//, '')}.{' '}
          <TextLink to={staffUrl('recovery-codes')}>{STAFF_VIEWS['recovery-codes']}</TextLink>
        </Container>
      )}
    </>
  )
}

const LINKS = ['submissions', 'nominations', 'donations', 'audit'] as const

type ConsoleHeaderProps = {
  organisation: string
  /** Before the second step there are no links. */
  staff: StaffSession | undefined
}

function ConsoleHeader({ organisation, staff }: ConsoleHeaderProps) {
  return (
    // On phones its rows would cover a quarter of the screen.
    <HeaderBar position={{ base: 'static', lg: 'sticky' }}>
      <Container paddingBlock="2">
        <Wrap alignItems="center" justifyContent="space-between" columnGap="6" rowGap="0">
          <Strong as={Link} fontFamily="heading" {...{ to: OVERVIEW_URL }}>
            {organisation} console
          </Strong>
          {staff && (
            <Box as="nav" aria-label="Console" display="flex" flexWrap="wrap">
              <BarLink to={OVERVIEW_URL} end>
                Overview
              </BarLink>
              {LINKS.filter((view) => view !== 'audit' || staff.role === 'editor').map((view) => (
                <BarLink key={view} to={staffUrl(view)}>
                  {STAFF_VIEWS[view]}
                </BarLink>
              ))}
            </Box>
          )}
          <Wrap gap="3" alignItems="center" textStyle="small">
            {staff?.name}
            <Button look="outline" onClick={() => void signOut()}>
              Sign out
            </Button>
          </Wrap>
        </Wrap>
      </Container>
    </HeaderBar>
  )
}

async function signOut() {
  try {
    await call(logout)
    releaseDevice()
    // Loading a page discards all state of this tab.
    window.location.assign('/')
  } catch {
    toast.error('We could not sign you out. Please check your connection and try again.')
  }
}
