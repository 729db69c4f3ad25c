import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { withParams } from '#contract/endpoint.ts'
import { readStaffSession } from '#contract/staff/access.ts'
import { withQuery, type QueryValues } from '#contract/staff/answer.ts'
import { readDonationSums } from '#contract/staff/donations.ts'
import { listCategories, listNominations } from '#contract/staff/nominations.ts'
import { listAuditActors, listAuditEntries, readOverview } from '#contract/staff/overview.ts'
import { listStaff, listSubmissions, readSubmission } from '#contract/staff/submissions.ts'
import { call } from '#src/api/client.ts'

/* Queries of the console, with the keys that invalidate them. Lists show the previous rows until the next ones arrive. */

export const staffSessionQuery = () =>
  queryOptions({ queryKey: ['staff-session'], queryFn: fetchStaffSession, staleTime: 60_000 })

export async function fetchStaffSession() {
  return (await call(readStaffSession)).payload
}

export const submissionsQuery = (query: QueryValues) =>
  queryOptions({
    queryKey: ['submissions', query],
    queryFn: async () => (await call(withQuery(listSubmissions, query))).payload,
    placeholderData: keepPreviousData,
  })

export const submissionQuery = (reference: string) =>
  queryOptions({
    queryKey: ['submission', reference],
    queryFn: async () => (await call(withParams(readSubmission, { id: reference }))).payload,
    // Each read is recorded in the audit log, so returning to the window must not refetch.
    refetchOnWindowFocus: false,
  })

export const peopleQuery = () =>
  queryOptions({
    queryKey: ['people'],
    queryFn: async () => (await call(listStaff)).payload,
    staleTime: 300_000,
  })

export const nominationsQuery = (query: QueryValues) =>
  queryOptions({
    queryKey: ['nominations', query],
    queryFn: () => fetchNominations(query),
    placeholderData: keepPreviousData,
  })

async function fetchNominations(query: QueryValues) {
  return (await call(withQuery(listNominations, query))).payload
}

/** The rows of all pages. */
export async function fetchAllNominations(query: QueryValues) {
  const { rows, total, pageSize } = await fetchNominations(query)
  const found = new Map(rows.map((row) => [row.id, row]))
  for (let page = 2; (page - 1) * pageSize < total; page++) {
    const next = await fetchNominations({ ...query, page })
    // A nomination that arrives meanwhile moves others to the next page, where they come again.
    for (const row of next.rows) found.set(row.id, row)
  }
  return [...found.values()]
}

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['nominations', 'categories'],
    queryFn: async () => (await call(listCategories)).payload,
  })

export const overviewQuery = (days: number) =>
  queryOptions({
    queryKey: ['overview', days],
    queryFn: async () => (await call(withQuery(readOverview, { days }))).payload,
    placeholderData: keepPreviousData,
  })

export const auditQuery = (query: QueryValues) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: async () => (await call(withQuery(listAuditEntries, query))).payload,
    placeholderData: keepPreviousData,
  })

export const auditActorsQuery = () =>
  queryOptions({
    queryKey: ['audit', 'actors'],
    queryFn: async () => (await call(listAuditActors)).payload,
  })

export const donationSumsQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: ['donation-sums', year],
    queryFn: async () => (await call(withQuery(readDonationSums, { year }))).payload,
    placeholderData: keepPreviousData,
  })
