import type { StaffSession } from '#contract/staff/access.ts'
import * as access from '#contract/staff/access.ts'
import { PAGE_SIZE } from '#contract/staff/answer.ts'
import { readDonationSums } from '#contract/staff/donations.ts'
import { type Overview, readOverview } from '#contract/staff/overview.ts'
import * as staff from '#contract/staff/submissions.ts'
import type { SubmissionDetails, SubmissionEvent } from '#contract/staff/submissions.ts'
import { answerOf, refuse, route } from '#tests/mocks/route.ts'

/* The calls of the console, answered from a few submissions. */

export const CODE = '123456'

const recoveryCodes = (first: string) => [`${first}F3K-Q2MX-90T0`, `${first}F3K-Q2MX-90T1`]

const AT = '2026-11-23T09:00:00.000Z'

export const chioma: StaffSession = {
  id: 'S-7F3KQ2',
  name: 'Chioma Ade',
  email: 'chioma@example.com',
  role: 'editor',
  secondStep: 'passed',
  recoveryCodesLeft: access.RECOVERY_CODES,
}

/** A message from Yaba, or what the changes make of it. */
function submission(
  number: number,
  from: string,
  changes: Partial<SubmissionDetails> = {},
): SubmissionDetails {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    reference: `GG-00000${number}`,
    kind: 'contact',
    status: 'new',
    from,
    // Half past midnight of the next day in Lagos.
    receivedAt: `2026-11-1${number}T23:30:00.000Z`,
    assignee: null,
    hasAttachment: false,
    subscription: null,
    nomination: null,
    fields: [
      { name: 'message', value: 'Do you have a class on Saturdays?\nI live in Yaba.' },
      { name: 'cause', value: 'laptops' },
    ],
    attachment: null,
    events: [],
    duplicates: [],
    donation: null,
    reply: { recipient: 'ada@example.com', templates: [] },
    ...changes,
  }
}

/** Newest first: two nominations of one person, three messages, two sign-ups for the newsletter, and a gift. */
export function submissionsOfStaff(): Array<SubmissionDetails> {
  const newsletter = { kind: 'newsletter', reply: null } as const
  const laptops = {
    category: 'laptops',
    company: '',
    country: 'Nigeria',
    sameNominee: 2,
    isShortlisted: false,
  }
  return [
    submission(8, 'Ngozi Eze', { kind: 'nominations', nomination: laptops }),
    submission(7, 'Ngozi Eze', { kind: 'nominations', nomination: laptops }),
    submission(6, 'Ada Obi'),
    submission(5, 'Halima Sani'),
    submission(4, 'Temi Cole'),
    submission(3, 'bisi@example.com', { ...newsletter, subscription: { state: 'unconfirmed', since: null } }),
    submission(2, 'kemi@example.com', { ...newsletter, subscription: { state: 'unsubscribed', since: AT } }),
    submission(1, 'Zainab Musa', {
      kind: 'donations',
      donation: { state: 'pledged', currency: 'NGN', amountMinor: 1_500_000, unprintable: '', receipts: [] },
    }),
  ]
}

const OVERVIEW: Overview = {
  from: '2026-10-25',
  to: '2026-11-23',
  arrived: [{ day: '2026-11-16', kind: 'contact', count: 3 }],
  waiting: [
    {
      kind: 'contact',
      status: 'new',
      underOneDay: 0,
      oneToThreeDays: 0,
      threeToSevenDays: 2,
      overSevenDays: 1,
      oldestAt: '2026-11-14T23:30:00.000Z',
    },
  ],
  ending: [{ kind: 'contact', count: 2, firstOn: '2026-12-04' }],
}

function pageOf<Row>(rows: Array<Row>, { page = '1' }: Record<string, string>) {
  const number = Number(page)
  const shown = rows.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
  return answerOf({ rows: shown, total: rows.length, page: number, pageSize: PAGE_SIZE })
}

export type ConsoleState = { me: StaffSession; submissions: Array<SubmissionDetails> }

/** Answers the calls of `me`, and keeps what they change. */
export function consoleCalls({ me, submissions }: ConsoleState) {
  const find = (id: unknown) =>
    submissions.find((one) => one.id === id || one.reference.endsWith(String(id).toUpperCase()))!
  const giftOf = ({ id }: Record<string, unknown>) => find(id).donation!
  const wrongCode = (code: string) =>
    code === CODE ? null : refuse(403, 'That code is wrong, or it has been used.')

  function change(
    { id }: Record<string, unknown>,
    changes: Partial<SubmissionDetails>,
    type: SubmissionEvent['type'],
    text = '',
  ) {
    const found = Object.assign(find(id), changes)
    found.events.push({ id: String(found.events.length), at: AT, by: me.name, subject: '', type, text })
    return answerOf(found)
  }

  return [
    route(access.readStaffSession, () => answerOf(me)),
    route(access.startEnrolment, () => {
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
      return answerOf({ secret, uri: `otpauth://totp/GeleGrid?secret=${secret}` })
    }),
    route(access.confirmEnrolment, () => {
      me.secondStep = 'passed'
      return answerOf({ recoveryCodes: recoveryCodes('7') })
    }),
    route(access.renewRecoveryCodes, ({ body }) => {
      me.recoveryCodesLeft = access.RECOVERY_CODES
      return wrongCode(body.code) ?? answerOf({ recoveryCodes: recoveryCodes('8') })
    }),
    route(access.passSecondStep, ({ body }) => {
      const wrong = 'code' in body ? wrongCode(body.code) : null
      if (wrong === null) me.secondStep = 'passed'
      return wrong ?? { success: 'You are signed in.' }
    }),
    route(staff.listStaff, () => answerOf([{ id: me.id, name: me.name }])),
    route(staff.listSubmissions, ({ query }) => {
      const { kind, status, subscription } = query
      const rows = submissions.filter(
        (one) =>
          (kind ?? one.kind) === one.kind &&
          (status ?? one.status) === one.status &&
          (subscription ?? one.subscription?.state) === one.subscription?.state,
      )
      return pageOf(rows, query)
    }),
    route(staff.readSubmission, ({ params }) => answerOf(find(params.id))),
    route(staff.changeStatus, ({ params, body: { status, was } }) =>
      find(params.id).status === was
        ? change(params, { status }, 'status', status)
        : refuse(409, 'A colleague has just changed this.'),
    ),
    route(staff.setShortlisted, ({ params, body }) =>
      change(params, { nomination: { ...find(params.id).nomination!, ...body } }, 'shortlist'),
    ),
    route(staff.receiveDonation, ({ params, body }) => {
      const gift = giftOf(params)
      const number = `GG-R0000${gift.receipts.length + 1}`
      const receipts = [...gift.receipts, { ...body, number, isCancelled: false }]
      return change(params, { donation: { ...gift, state: 'received', receipts } }, 'received', number)
    }),
    route(staff.cancelReceipt, ({ params, body: { number, reason } }) => {
      const gift = giftOf(params)
      const receipts = gift.receipts.map((one) => ({ ...one, isCancelled: true }))
      const donation = { ...gift, state: 'pledged' as const, receipts }
      return change(params, { donation }, 'receipt-cancelled', `${number}: ${reason}`)
    }),
    route(staff.changeDonationState, ({ params, body: { state } }) =>
      change(params, { donation: { ...giftOf(params), state } }, state),
    ),
    route(staff.countNominations, () => answerOf([{ category: 'laptops', nominations: 2, shortlisted: 0 }])),
    route(readOverview, () => answerOf(OVERVIEW)),
    route(readDonationSums, ({ query: { year = '2026' } }) => {
      const gift = { month: '2025-05', cause: 'laptops', currency: 'NGN', count: 1 } as const
      const sums = year === '2025' ? [{ ...gift, amountMinor: 1_500_000 }] : []
      return answerOf({ year: Number(year), years: [2026, 2025], sums })
    }),
  ]
}
