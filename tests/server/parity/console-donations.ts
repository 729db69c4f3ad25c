import { randomUUID } from 'node:crypto'
import { listDonations } from '#contract/member-donations.ts'
import { withQuery } from '#contract/staff/answer.ts'
import { readDonationSums } from '#contract/staff/donations.ts'
import { listAuditEntries } from '#contract/staff/overview.ts'
import * as staff from '#contract/staff/submissions.ts'
import { DAY, HOUR } from '#server/platform/clock.ts'
import { TOLA } from '#tests/server/fixtures/staff.ts'
import { DONATION, MESSAGE } from '#tests/server/fixtures/submissions.ts'
import { sendForm } from './console-submissions.ts'
import { openConsole } from './open-console.ts'
import { recorder, type Scenario } from './target.ts'

const ARRIVAL = { amountMinor: 1_950_050, receivedOn: '2026-03-07' }

const COMPANY = {
  ...DONATION,
  type: 'company',
  cause: 'hackathon',
  currency: 'USD',
  amountMinor: 12_345,
  organizationName: 'Danfo Labs',
  organizationAddress: '1 Broad Street',
  city: 'Lagos',
}

/** Payments of donations. */
export const consoleDonationScenarios: Record<string, Scenario> = {
  'the money of gifts': async (target) => {
    const { answers, call } = recorder(target)
    const other = await sendForm(call, 'donations', COMPANY)
    const message = await sendForm(call, 'contact', MESSAGE)
    await openConsole(target, TOLA, 'editor')
    // Sent while signed in, so that the member's list contains it.
    const gift = await sendForm(call, 'donations', DONATION)
    const params = { id: gift }
    const receive = (reference: string, changed: object = {}) =>
      call(staff.receiveDonation, {
        params: { id: reference },
        body: { id: randomUUID(), ...ARRIVAL, ...changed },
      })
    const setState = (state: string, was: string, reference = gift) =>
      call(staff.changeDonationState, { params: { id: reference }, body: { state, was } })
    const cancel = (number: string, reason = 'The gift of her sister.', reference = gift) =>
      call(staff.cancelReceipt, { params: { id: reference }, body: { number, reason } })

    for (const endpoint of [staff.receiveDonation, staff.changeDonationState, staff.cancelReceipt]) {
      await call(endpoint, { params })
      await call(endpoint, { params, body: {} })
    }
    for (const reference of ['KC-000000', message]) {
      await receive(reference)
      await setState('lapsed', 'pledged', reference)
      await cancel('KC-R00001', 'A mistake', reference)
    }
    await receive(gift, { receivedOn: '2099-01-01' })
    await receive(gift, { receivedOn: '2026-02-31' })
    await receive(gift, { amountMinor: 0 })
    await receive(gift, { amountMinor: 12.5 })
    await receive(gift, { id: 'first' })

    await setState('pledged', 'lapsed')
    await setState('lapsed', 'pledged')
    await setState('lapsed', 'pledged')
    await setState('lapsed', 'lapsed')
    await call(listDonations)
    await setState('pledged', 'lapsed')
    await setState('received', 'pledged')
    await cancel('KC-R00001')
    const id = randomUUID()
    await receive(gift, { id })
    await receive(gift, { id })
    await call(listDonations)
    await receive(gift)
    await setState('lapsed', 'pledged')
    await cancel('KC-R00002')
    await cancel('KC-R00001', ' ')
    await cancel('KC-R00001')
    await cancel('KC-R00001')
    await receive(gift, { id })
    await call(listDonations)
    await receive(gift, { receivedOn: '2026-03-01' })
    await receive(other, { amountMinor: 12_345, receivedOn: '2025-12-31' })
    await call(listDonations)
    await call(staff.readSubmission, { params })
    await call(staff.readSubmission, { params: { id: other } })

    for (const year of [undefined, 2025, 2024, 1999, 'next'])
      await call(withQuery(readDonationSums, { year }))
    await call(listAuditEntries)
    return answers
  },
  'what arrived, at the beginning of a year': async (target) => {
    const { answers, call } = recorder(target)
    // Half past midnight of 1 January in Lagos.
    target.pass(298 * DAY + 14.5 * HOUR)
    await openConsole(target, TOLA, 'reader')
    await call(readDonationSums)
    return answers
  },
}
