import * as v from 'valibot'
import { DONOR_TYPES } from './donations.ts'
import { endpoint } from './endpoint.ts'
import { CURRENCY_CODES } from './money.ts'

/* The donations of a member: sent while signed in, or signed out with her address, once it is confirmed. */

/** A donation is pledged until the organisation has received the money. */
export const DONATION_STATES = ['pledged', 'received'] as const

export const memberDonationSchema = v.object({
  id: v.string(),
  cause: v.string(),
  type: v.picklist(DONOR_TYPES),
  currency: v.picklist(CURRENCY_CODES),
  amountMinor: v.number(),
  /** The lines of the receipt that name the donor: name, and organization with its address. */
  donor: v.array(v.string()),
  email: v.string(),
  state: v.picklist(DONATION_STATES),
  sentAt: v.string(),
  /** When the money arrived, or null. */
  receivedAt: v.nullable(v.string()),
})

/** The newest first. */
export const listDonations = endpoint({
  method: 'GET',
  path: '/account/donations',
  body: null,
  answer: v.parser(v.object({ success: v.string(), payload: v.array(memberDonationSchema) })),
})

/** The same list as a file for spreadsheets. */
export const DONATIONS_CSV_PATH = '/account/donations.csv'

export type MemberDonation = v.InferOutput<typeof memberDonationSchema>
