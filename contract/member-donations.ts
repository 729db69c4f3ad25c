import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { CURRENCY_CODES } from './money.ts'
import { answerWith } from './payload-answer.ts'

/*
 * The donations of a member: those sent while signed in, and those sent signed out with her address, once it is
 * confirmed.
 */

/** A donation is pledged until the organisation has received the money or no longer expects it. */
export const DONATION_STATES = ['pledged', 'received', 'lapsed'] as const
export type DonationState = (typeof DONATION_STATES)[number]

const memberDonationSchema = v.object({
  id: v.string(),
  cause: v.string(),
  currency: v.picklist(CURRENCY_CODES),
  amountMinor: v.number(),
  state: v.picklist(DONATION_STATES),
  sentAt: v.string(),
  /** The day the money arrived, at midnight in UTC, or null. */
  receivedAt: v.nullable(v.string()),
  /**
   * The printed number and the received amount, which may differ from the announced one. Null until the money has
   * arrived.
   */
  receipt: v.nullable(v.object({ number: v.string(), amountMinor: v.number() })),
})

/** Newest first. */
export const listDonations = endpoint('GET', '/account/donations', {
  answer: answerWith(v.array(memberDonationSchema)),
})

export const MEMBER_RECEIPT_PATH = '/account/donations/:id/receipt.pdf'

/** The address of a donation's receipt as a PDF, which browsers save. */
export function memberReceiptPath(donationId: string): string {
  return MEMBER_RECEIPT_PATH.replace(':id', encodeURIComponent(donationId))
}

export type MemberDonation = v.InferOutput<typeof memberDonationSchema>
