import { hashKey, QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { StaffSession } from '#contract/staff/access.ts'
import { ApiError, failureText } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { RecoveryCodes } from '#src/features/staff/recovery-codes.tsx'
import { StaffContext } from '#src/features/staff/staff-context.ts'
import { staffSessionQuery } from '#src/features/staff/staff-queries.ts'
import { isStaffView, type StaffView } from '#src/lib/staff-views.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { AuditView } from './audit-view.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { DonationsView } from './donations-view.tsx'
import { NominationsView } from './nominations-view.tsx'
import { OverviewView } from './overview-view.tsx'
import { RecoveryCodesView } from './recovery-codes-view.tsx'
import { SecondStepView } from './second-step-view.tsx'
import { SubmissionView } from './submission-view.tsx'
import { SubmissionsView } from './submissions-view.tsx'

export type ConsoleProps = {
  /** The last segment of the address. */
  view: string | undefined
  organisation: string
  /** The titles of award categories and of donation purposes, by key. */
  categoryTitles: Readonly<Record<string, string>>
  purposes: Readonly<Record<string, string>>
  /** Called when the session has ended. */
  onSessionEnd: () => void
}

/** The staff console. It is loaded only after the server has confirmed a session of a member of staff. */
export function Console({ onSessionEnd, ...props }: ConsoleProps) {
  const [client] = useState(() => createConsoleClient(onSessionEnd))
  return (
    <QueryClientProvider client={client}>
      <Access {...props} />
    </QueryClientProvider>
  )
}

function Access({ view, organisation, ...titles }: Omit<ConsoleProps, 'onSessionEnd'>) {
  const session = useQuery(staffSessionQuery())
  // Kept here: once the session is fetched again, the second step has passed, but the codes are not shown twice.
  const [codes, setCodes] = useState<ReadonlyArray<string> | null>(null)
  const staff = session.data
  const hasPassed = staff?.secondStep === 'passed' && codes === null
  const barOf = hasPassed ? { name: staff.name, canEdit: staff.role === 'editor' } : null

  async function enterConsole() {
    const { isSuccess } = await session.refetch()
    if (isSuccess) setCodes(null)
  }

  function contentFor(me: StaffSession) {
    if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => void enterConsole()} />
    if (me.secondStep === 'passed') return <StaffContext value={me}>{viewOf(view, titles)}</StaffContext>
    return (
      <SecondStepView
        secondStep={me.secondStep}
        onEnrolled={setCodes}
        onPassed={() => void session.refetch()}
      />
    )
  }

  return (
    <ConsoleFrame organisation={organisation} staff={barOf}>
      <QueryState query={session} what="the console">
        {contentFor}
      </QueryState>
    </ConsoleFrame>
  )
}

type Titles = Pick<ConsoleProps, 'categoryTitles' | 'purposes'>

function viewOf(view = '', { categoryTitles, purposes }: Titles) {
  const views: Record<StaffView, ReactNode> = {
    submissions: <SubmissionsView />,
    submission: <SubmissionView />,
    nominations: <NominationsView titles={categoryTitles} />,
    donations: <DonationsView purposes={purposes} />,
    'recovery-codes': <RecoveryCodesView />,
    audit: <AuditView />,
  }
  return isStaffView(view) ? views[view] : <OverviewView />
}

function createConsoleClient(onSessionEnd: () => void): QueryClient {
  const client = createQueryClient({ onSessionEnd, onFailure: (error) => toast.error(failureText(error)) })
  const handleError = (error: unknown) => {
    // The role (404) or the second step (403) may be gone: the query asks again, and the console shows what is
    // accessible.
    if (statusOf(error) === 403 || statusOf(error) === 404) void client.invalidateQueries(staffSessionQuery())
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const isSession = event.query.queryHash === hashKey(staffSessionQuery().queryKey)
    if (!isSession) handleError(event.action.error)
    else if (statusOf(event.action.error) === 404) onSessionEnd()
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') handleError(event.action.error)
  })
  return client
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null)
