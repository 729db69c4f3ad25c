import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { dayOf, yearOf } from '#contract/days.ts'
import { formatMoney } from '#contract/money.ts'
import * as donations from '#contract/staff/donations.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import * as staff from '#contract/staff/submissions.ts'
import type { MockConsole } from './console.ts'
import { HttpError, route } from './route.ts'
import type { mockStaffAccess } from './staff-access.ts'
import { queryOf } from './staff-lists.ts'
import type { MockSubmission } from './staff-submissions.ts'

type Role = ReturnType<ReturnType<typeof mockStaffAccess>['requireRole']>

type Parts = Pick<MockConsole, 'submissions' | 'now'> & {
  find: (id: unknown) => MockSubmission
  record: (
    submission: MockSubmission,
    event: Pick<staff.SubmissionEvent, 'type' | 'text'> & Partial<staff.SubmissionEvent>,
  ) => void
  detailsOf: (submission: MockSubmission) => staff.SubmissionDetails
  readers: Role
  editors: Role
}

/** The calls for payments of donations. */
export function mockDonations({ submissions, now, find, record, detailsOf, readers, editors }: Parts) {
  let issued = 0

  function donationOf(id: unknown) {
    const found = find(id)
    if (found.donation === null) throw new HttpError(409, STAFF_MESSAGES.donationsOnly)
    return { found, donation: found.donation }
  }

  return [
    route(
      staff.receiveDonation,
      ({ params, body: { id, amountMinor, receivedOn } }) => {
        if (receivedOn > dayOf(now())) throw new HttpError(400, STAFF_MESSAGES.receivedInFuture)
        const { found, donation } = donationOf(params.id)
        const isRetry = found.events.some((event) => event.id === id)
        if (isRetry && donation.state !== 'received')
          throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
        if (!isRetry) {
          if (donation.state === 'received') throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
          const number = `GG-R${String(++issued).padStart(5, '0')}`
          const issuedAt = new Date(now()).toISOString()
          donation.receipts.push({ number, amountMinor, receivedOn, issuedAt, isCancelled: false })
          donation.state = 'received'
          found.status = 'closed'
          const text = `${number}: ${formatMoney(amountMinor, donation.currency)} on ${receivedOn}`
          record(found, { id, type: 'received', text })
        }
        return { success: STAFF_MESSAGES.donationReceived, payload: detailsOf(found) }
      },
      editors,
    ),
    route(
      staff.cancelReceipt,
      ({ params, body: { number, reason } }) => {
        const { found, donation } = donationOf(params.id)
        const receipt = donation.receipts.find((one) => one.number === number && !one.isCancelled)
        if (!receipt) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
        receipt.isCancelled = true
        donation.state = 'pledged'
        found.status = 'in-progress'
        record(found, { type: 'receipt-cancelled', text: `${number}: ${reason}` })
        return { success: STAFF_MESSAGES.receiptCancelled, payload: detailsOf(found) }
      },
      editors,
    ),
    route(
      staff.changeDonationState,
      ({ params, body: { state, was } }) => {
        const { found, donation } = donationOf(params.id)
        if (donation.state !== was) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
        if (state !== was) {
          donation.state = state
          found.status = state === 'lapsed' ? 'closed' : 'in-progress'
          record(found, { type: state, text: '' })
        }
        const success = state === 'lapsed' ? STAFF_MESSAGES.donationLapsed : STAFF_MESSAGES.donationPledged
        return { success, payload: detailsOf(found) }
      },
      editors,
    ),
    route(
      donations.readDonationSums,
      ({ request }) => {
        const { year = yearOf(now()) } = v.parse(donations.donationSumsQuerySchema, queryOf(request.url))
        const valid = submissions
          .flatMap(({ donation, fields }) =>
            (donation?.receipts ?? []).map((receipt) => ({
              ...receipt,
              currency: donation?.currency ?? 'NGN',
              cause: String(fields.find(({ name }) => name === 'cause')?.value),
            })),
          )
          .filter(({ isCancelled }) => !isCancelled)
          .sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1))
        const receipts = valid.filter(({ receivedOn }) => receivedOn.startsWith(String(year)))
        const sums = new Map<string, donations.DonationSum>()
        for (const { receivedOn, cause, currency, amountMinor } of receipts) {
          const month = receivedOn.slice(0, 7)
          const key = `${month} ${cause} ${currency}`
          const sum = sums.get(key) ?? { month, cause, currency, count: 0, amountMinor: 0 }
          sums.set(key, { ...sum, count: sum.count + 1, amountMinor: sum.amountMinor + amountMinor })
        }
        const known = [year, yearOf(now()), ...valid.map(({ receivedOn }) => Number(receivedOn.slice(0, 4)))]
        const [first, last] = [Math.min(...known), Math.max(...known)]
        const years = Array.from({ length: last - first + 1 }, (_, index) => last - index)
        const payload = { year, years, sums: [...sums.values()] }
        return { success: STAFF_MESSAGES.donationSums, payload }
      },
      readers,
    ),
    http.get(
      `*${donations.RECEIPT_FILE_PATH}`,
      () => new HttpResponse('%PDF-1.7', { headers: { 'content-disposition': 'attachment' } }),
    ),
    http.get(
      `*${donations.RECEIPTS_EXPORT_PATH}`,
      () => new HttpResponse('receipt,issued\r\n', { headers: { 'content-type': 'text/csv' } }),
    ),
  ]
}

type Arrival = { receivedOn: string; cause: string; currency: string }

const sortKeyOf = ({ receivedOn, cause, currency }: Arrival) => [receivedOn, cause, currency].join('\n')
