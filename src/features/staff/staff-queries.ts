import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryValues } from '#contract/staff/answer.ts'
import * as staff from '#src/api/staff.ts'

/* What the console asks the server for, under the keys by which it is renewed. */

export const staffSessionQuery = () =>
  queryOptions({ queryKey: ['staff-session'], queryFn: staff.fetchStaffSession, staleTime: 60_000 })

/** A list keeps showing its rows until the next ones are here. */
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
    // Each reading is an entry of the audit log: coming back to the window is none.
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

export const donationSumsQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: ['donation-sums', year],
    queryFn: () => staff.fetchDonationSums(year),
    placeholderData: keepPreviousData,
  })
