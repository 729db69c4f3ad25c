import * as v from 'valibot'
import { form, line } from '#contract/fields.ts'
import { DONATION_STATES } from '#contract/member-donations.ts'
import { CURRENCY_CODES, MAX_DONATION_MINOR } from '#contract/money.ts'
import { parameter, read } from './answer.ts'

/* The payment status of donations as staff record it, and the sums received. */

/** A receipt is never deleted. A cancelled one keeps its number. */
const receiptSchema = v.object({
  /** As it is printed, such as GG-R00012. */
  number: v.string(),
  amountMinor: v.number(),
  /** The day the money arrived, as YYYY-MM-DD. */
  receivedOn: v.string(),
  isCancelled: v.boolean(),
})

/** The payment status and the receipts of a donation, as staff see them. */
export const staffDonationSchema = v.object({
  state: v.picklist(DONATION_STATES),
  currency: v.picklist(CURRENCY_CODES),
  /** The amount that the donor announced. */
  amountMinor: v.number(),
  /** The letters of the name and address that a receipt cannot print; usually none. */
  unprintable: v.string(),
  /** Oldest first; at most the last one is valid. */
  receipts: v.array(receiptSchema),
})

const AMOUNT_UNREADABLE = 'Please write the amount that arrived in digits, such as 20,000 or 12.50.'

/** The amount in the currency of the donation, which may differ from the announced one. */
export const receivedAmount = v.pipe(
  v.number(AMOUNT_UNREADABLE),
  v.integer(AMOUNT_UNREADABLE),
  v.minValue(1, AMOUNT_UNREADABLE),
  v.maxValue(MAX_DONATION_MINOR, 'That is more than a gift can be. Please check the digits.'),
)

const DAY_REQUIRED = 'Please choose the day the money arrived, as shown on the bank statement.'

function isRealDay(day: string) {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

// The sums are of years such as 20xx. A date field accepts 26 as the year 0026.
const FIRST_DAY = '2000-01-01'

export const receivedDay = v.pipe(
  v.string(DAY_REQUIRED),
  v.isoDate(DAY_REQUIRED),
  // The pattern lets 31 February through, which JavaScript reads as 3 March.
  v.check(isRealDay, DAY_REQUIRED),
  v.minValue(FIRST_DAY, 'Please check the year of this day: it has four digits, such as 2026.'),
)

/** `id` is chosen by the browser, so that a double click or a retry is stored once. */
export const newReceiptSchema = form({
  id: v.pipe(v.string(), v.uuid()),
  amountMinor: receivedAmount,
  receivedOn: receivedDay,
})

export const cancellationSchema = form({
  reason: line('Please say why the receipt is cancelled. Only colleagues can read this.', { max: 200 }),
})

/** `was` is the state that is shown. A payment is recorded by issuing its receipt. */
export const donationStateSchema = form({
  state: v.picklist(['pledged', 'lapsed']),
  was: v.picklist(['pledged', 'lapsed']),
})

const year = v.pipe(v.string(), v.regex(/^20\d\d$/), v.transform(Number))

/** Without a year, the current one. */
export const donationSumsQuerySchema = v.object({ year: parameter(year) })

/** The sum received in one month for one cause and currency, without cancelled receipts. */
const donationSumSchema = v.object({
  /** As YYYY-MM. */
  month: v.string(),
  cause: v.string(),
  currency: v.picklist(CURRENCY_CODES),
  count: v.number(),
  amountMinor: v.number(),
})

const donationSumsSchema = v.object({
  year: v.number(),
  /** The years with receipts, the requested one and the current one, latest first. */
  years: v.array(v.number()),
  /** By month, cause and currency; combinations without a donation are left out. */
  sums: v.array(donationSumSchema),
})

export const readDonationSums = read('/api/staff/donations', donationSumsSchema)

/** A receipt as a PDF, which the browser saves. */
export const RECEIPT_FILE_PATH = '/api/staff/receipts/:number/file.pdf'

/** A CSV file with all receipts of a year, cancelled ones included. For editors. */
export const RECEIPTS_EXPORT_PATH = '/api/staff/receipts.csv'

export type StaffDonation = v.InferOutput<typeof staffDonationSchema>
export type Receipt = v.InferOutput<typeof receiptSchema>
export type DonationSum = v.InferOutput<typeof donationSumSchema>
export type DonationSums = v.InferOutput<typeof donationSumsSchema>
