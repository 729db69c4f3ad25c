import type { Kysely } from 'kysely'
import { startOfDay } from '#contract/days.ts'
import type { Donation } from '#contract/donations.ts'
import type { DonationState } from '#contract/member-donations.ts'
import type { DonationSum, Receipt } from '#contract/staff/donations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { ReceiptRow, Submission, Tables } from '#server/platform/database/tables.ts'
import type { Organisation } from '#server/platform/site-facts.ts'

type NewReceipt = {
  submission: Submission
  amountMinor: number
  /** The day the money arrived, as YYYY-MM-DD. */
  receivedOn: string
  staffId: string
}

/** Receipts of donations, numbered without gaps. `issue` and `cancel` need the transaction of the change. */
export function receiptStore(db: Kysely<Tables>, now: Clock) {
  /** Issues a receipt with the next number. Returns null if the submission has been received or deleted meanwhile. */
  async function issue(arrived: NewReceipt): Promise<ReceiptRow | null> {
    const { submission, amountMinor, receivedOn, staffId } = arrived
    const received_at = Date.parse(receivedOn)
    const { numUpdatedRows } = await db
      .updateTable('submissions')
      .set({ received_at, lapsed_at: null })
      .where('id', '=', submission.id)
      .where('received_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return null
    // PostgreSQL locks the row until the transaction ends, so numbers are consecutive; a rollback returns the number.
    const { value } = await db
      .updateTable('counters')
      .set((counter) => ({ value: counter('value', '+', 1) }))
      .where('name', '=', 'receipts')
      .returning('value')
      .executeTakeFirstOrThrow()
    const { cause, currency } = donationIn(submission)
    const receipt: ReceiptRow = {
      number: Number(value),
      submission_id: submission.id,
      cause,
      currency,
      amount_minor: amountMinor,
      received_at,
      issued_at: now(),
      staff_id: staffId,
      cancelled_at: null,
    }
    await db.insertInto('receipts').values(receipt).execute()
    return receipt
  }

  /** Cancels a receipt; the donation is pending again. Returns null if it is not valid for the submission. */
  async function cancel(submission: Submission, number: number): Promise<ReceiptRow | null> {
    const cancelled = await db
      .updateTable('receipts')
      .set({ cancelled_at: now() })
      .where('number', '=', number)
      .where('submission_id', '=', submission.id)
      .where('cancelled_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (cancelled === undefined) return null
    await db.updateTable('submissions').set({ received_at: null }).where('id', '=', submission.id).execute()
    return cancelled
  }

  /** The receipts of a submission, oldest first. */
  async function listOf(submissionId: string): Promise<Array<ReceiptRow>> {
    return db
      .selectFrom('receipts')
      .selectAll()
      .where('submission_id', '=', submissionId)
      .orderBy('number')
      .execute()
  }

  /** The receipts of these submissions that are not cancelled: at most one of each. */
  async function validOf(submissionIds: ReadonlyArray<string>): Promise<Array<ReceiptRow>> {
    if (submissionIds.length === 0) return []
    return valid().selectAll().where('submission_id', 'in', submissionIds).execute()
  }

  async function find(number: number): Promise<ReceiptRow | null> {
    const found = await db.selectFrom('receipts').selectAll().where('number', '=', number).executeTakeFirst()
    return found ?? null
  }

  /** Sums received per month of a year, by cause and currency, without cancelled receipts. */
  async function sums(year: number): Promise<Array<DonationSum>> {
    // Added here, as the databases share no function for the month of a time.
    const received = await valid()
      .select(['received_at', 'cause', 'currency', 'amount_minor'])
      .where('received_at', '>=', Date.UTC(year))
      .where('received_at', '<', Date.UTC(year + 1))
      .orderBy('received_at')
      .orderBy('cause')
      .orderBy('currency')
      .execute()
    const sums = new Map<string, DonationSum>()
    for (const { received_at, cause, currency, amount_minor } of received) {
      const month = receivedOn({ received_at }).slice(0, 7)
      const key = `${month} ${cause} ${currency}`
      const sum = sums.get(key) ?? { month, cause, currency, count: 0, amountMinor: 0 }
      sums.set(key, { ...sum, count: sum.count + 1, amountMinor: sum.amountMinor + amount_minor })
    }
    return [...sums.values()]
  }

  /** All years from the first to the last of these and of those in which money arrived, latest first. */
  async function years(...wanted: Array<number>): Promise<Array<number>> {
    const { first, last } = await valid()
      .select(({ fn }) => [fn.min('received_at').as('first'), fn.max('received_at').as('last')])
      .executeTakeFirstOrThrow()
    const received = [first, last]
      .filter((time) => time !== null)
      .map((time) => new Date(Number(time)).getUTCFullYear())
    const [from, to] = [Math.min(...wanted, ...received), Math.max(...wanted, ...received)]
    return Array.from({ length: to - from + 1 }, (_, index) => to - index)
  }

  function valid() {
    return db.selectFrom('receipts').where('cancelled_at', 'is', null)
  }

  /** All receipts issued in a year, by number, including cancelled ones. */
  async function issuedIn(year: number) {
    return db
      .selectFrom('receipts')
      .leftJoin('submissions', 'submissions.id', 'submission_id')
      .selectAll('receipts')
      .select('reference_code')
      .where('issued_at', '>=', startOfDay(`${year}-01-01`))
      .where('issued_at', '<', startOfDay(`${year + 1}-01-01`))
      .orderBy('number')
      .execute()
  }

  return { issue, cancel, listOf, validOf, find, sums, years, issuedIn }
}

/** Parses the stored donation, which the contract validated when it was sent. */
export function donationIn({ payload }: Pick<Submission, 'payload'>) {
  return JSON.parse(payload) as Donation
}

export function donationStateOf({
  received_at,
  lapsed_at,
}: Pick<Submission, 'received_at' | 'lapsed_at'>): DonationState {
  if (received_at !== null) return 'received'
  return lapsed_at === null ? 'pledged' : 'lapsed'
}

/** The name and country of the donor, or the company with its address. An erased donor has no name. */
export function donorLines(donation: Donation): Array<string> {
  const { firstName, lastName, country } = donation
  const person = `${firstName} ${lastName}`.trim()
  if (donation.type === 'individual') return [person, country]
  const { organizationName, organizationAddress, city } = donation
  return [organizationName, organizationAddress, `${city}, ${country}`, person]
}

// Minimum digits of a printed number: the first 99,999 numbers have equal width.
const DIGITS = 5

/** The number as it is printed, such as GG-R00012. */
export function formatReceiptNumber(
  { referencePrefix }: Pick<Organisation, 'referencePrefix'>,
  number: number,
) {
  const digits = `R${String(number).padStart(DIGITS, '0')}`
  return referencePrefix === '' ? digits : `${referencePrefix}-${digits}`
}

/** Parses a printed number, with or without the prefix; returns 0 if it is not one. */
export function parseReceiptNumber(text: string): number {
  const [, digits = '0'] = /^(?:[A-Z0-9]+-)?R(\d{1,15})$/i.exec(text.trim()) ?? []
  return Number(digits)
}

/** The day the money arrived, as YYYY-MM-DD. */
export function receivedOn({ received_at }: Pick<ReceiptRow, 'received_at'>) {
  return new Date(received_at).toISOString().slice(0, 10)
}

export function describeReceipt(row: ReceiptRow, organisation: Organisation): Receipt {
  const { number, amount_minor, cancelled_at } = row
  return {
    number: formatReceiptNumber(organisation, number),
    amountMinor: amount_minor,
    receivedOn: receivedOn(row),
    isCancelled: cancelled_at !== null,
  }
}
