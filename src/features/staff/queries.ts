import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Endpoint, withParams } from '#contract/endpoint.ts'
import { readStaffSession } from '#contract/staff/access.ts'
import { withQuery, type QueryValues } from '#contract/staff/answer.ts'
import { readDonationSums } from '#contract/staff/donations.ts'
import { listCategories, listNominations } from '#contract/staff/nominations.ts'
import { listAuditActors, listAuditEntries, readOverview } from '#contract/staff/overview.ts'
import { listStaff, listSubmissions, readSubmission } from '#contract/staff/submissions.ts'
import { call } from '#src/api/client.ts'

/* Queries of the console, with the keys that invalidate them. Lists show the previous rows until the next ones arrive. */

type Read<Payload> = Endpoint<null, { payload: Payload }>

async function payloadOf<Payload>(endpoint: Read<Payload>): Promise<Payload> {
  return (await call(endpoint)).payload
}

function listQuery<Payload>(key: string, endpoint: Read<Payload>) {
  return (query: QueryValues) =>
    queryOptions({
      queryKey: [key, query],
      queryFn: () => payloadOf(withQuery(endpoint, query)),
      placeholderData: keepPreviousData,
    })
}

export const submissionsQuery = listQuery('submissions', listSubmissions)

/**
 * The list as it was when a submission was opened from it: a change can take the submission out of the list, such as an
 * answer out of what is new.
 */
export const listAsOpenedQuery = (query: QueryValues) =>
  queryOptions({
    ...listQuery('list-as-opened', listSubmissions)(query),
    staleTime: Infinity,
    gcTime: 0,
  })

export const nominationsQuery = listQuery('nominations', listNominations)
export const overviewQuery = listQuery('overview', readOverview)
export const auditQuery = listQuery('audit', listAuditEntries)
export const donationSumsQuery = listQuery('donation-sums', readDonationSums)

export const fetchStaffSession = () => payloadOf(readStaffSession)

export const staffSessionQuery = () =>
  queryOptions({ queryKey: ['staff-session'], queryFn: fetchStaffSession, staleTime: 60_000 })

export const submissionQuery = (reference: string) =>
  queryOptions({
    queryKey: ['submission', reference],
    queryFn: () => payloadOf(withParams(readSubmission, { id: reference })),
    // Each read is recorded in the audit log, so returning to the window must not refetch.
    refetchOnWindowFocus: false,
  })

export const peopleQuery = () =>
  queryOptions({ queryKey: ['people'], queryFn: () => payloadOf(listStaff), staleTime: 300_000 })

export const categoriesQuery = () =>
  queryOptions({ queryKey: ['nominations', 'categories'], queryFn: () => payloadOf(listCategories) })

export const auditActorsQuery = () =>
  queryOptions({ queryKey: ['audit', 'actors'], queryFn: () => payloadOf(listAuditActors) })
