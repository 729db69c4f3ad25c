import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryValues } from '#contract/staff/answer.ts'
import * as staff from '#src/api/staff.ts'

/* Queries of the console, with the keys that invalidate them. */

export const staffSessionQuery = () =>
  queryOptions({ queryKey: ['staff-session'], queryFn: staff.fetchStaffSession, staleTime: 60_000 })

/** Keeps showing the previous rows until the next ones arrive. */
export const submissionsQuery = (query: QueryValues) =>
  queryOptions({
    queryKey: ['submissions', query],
    queryFn: () => staff.fetchSubmissions(query),
    placeholderData: keepPreviousData,
  })

export const submissionQuery = (reference: string) =>
  queryOptions({
    queryKey: ['submission', reference],
    queryFn: () => staff.fetchSubmission(reference),
    // Each read is recorded in the audit log, so returning to the window must not refetch.
    refetchOnWindowFocus: false,
  })

export const peopleQuery = () =>
  queryOptions({ queryKey: ['people'], queryFn: staff.fetchStaff, staleTime: 300_000 })

export const nominationsQuery = (query: QueryValues) =>
  queryOptions({
    queryKey: ['nominations', query],
    queryFn: () => staff.fetchNominations(query),
    placeholderData: keepPreviousData,
  })

export const categoriesQuery = () =>
  queryOptions({ queryKey: ['nominations', 'categories'], queryFn: staff.fetchCategories })

export const overviewQuery = (days: number) =>
  queryOptions({
    queryKey: ['overview', days],
    queryFn: () => staff.fetchOverview(days),
    placeholderData: keepPreviousData,
  })

export const auditQuery = (query: QueryValues) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: () => staff.fetchAuditEntries(query),
    placeholderData: keepPreviousData,
  })

export const auditActorsQuery = () =>
  queryOptions({ queryKey: ['audit', 'actors'], queryFn: staff.fetchAuditActors })

export const donationSumsQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: ['donation-sums', year],
    queryFn: () => staff.fetchDonationSums(year),
    placeholderData: keepPreviousData,
  })
