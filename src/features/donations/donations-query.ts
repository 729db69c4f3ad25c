import { queryOptions } from '@tanstack/react-query'
import { fetchDonations } from '#src/api/account.ts'

/** The member's own donations, newest first. */
export const donationsQuery = () => queryOptions({ queryKey: ['donations'], queryFn: fetchDonations })
