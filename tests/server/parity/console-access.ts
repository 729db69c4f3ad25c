import { login, signup } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { logout } from '#contract/session.ts'
import * as access from '#contract/staff/access.ts'
import { readDonationSums } from '#contract/staff/donations.ts'
import { listCategories, listNominations } from '#contract/staff/nominations.ts'
import { listAuditActors, listAuditEntries, readOverview } from '#contract/staff/overview.ts'
import * as staff from '#contract/staff/submissions.ts'
import { AMINA, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { TOLA } from '#tests/server/fixtures/staff.ts'
import { openConsole } from './open-console.ts'
import { recorder, type Options, type Scenario } from './target.ts'

const READING: ReadonlyArray<Endpoint> = [
  staff.listSubmissions,
  staff.readSubmission,
  staff.listStaff,
  listNominations,
  listCategories,
  readOverview,
  readDonationSums,
]

const EDITING: ReadonlyArray<Endpoint> = [
  staff.changeStatus,
  staff.changeAssignee,
  staff.addNote,
  staff.sendReply,
  staff.setShortlisted,
  staff.receiveDonation,
  staff.cancelReceipt,
  staff.changeDonationState,
  listAuditEntries,
  listAuditActors,
]

const SECOND_STEP: ReadonlyArray<Endpoint> = [
  access.readStaffSession,
  access.startEnrolment,
  access.confirmEnrolment,
  access.passSecondStep,
  access.renewRecoveryCodes,
]

/** An unknown submission and an empty body, as the role is checked first. */
const bare = ({ body }: Endpoint): Options => ({ params: { id: 'KC-000000' }, ...(body && { body: {} }) })

/** A code with other digits. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(access.TOTP_DIGITS, '0')

/** Roles, and the second step of signing in to the console. */
export const consoleAccessScenarios: Record<string, Scenario> = {
  'the second step of signing in to the console': async (target) => {
    const { answers, call } = recorder(target)
    const current_password = TOLA.password
    await target.send(signup, { body: TOLA })
    await target.send(login, { body: TOLA })
    await call(access.readStaffSession)
    await target.grant(TOLA, 'editor')
    await call(access.readStaffSession)
    await call(access.confirmEnrolment, { body: { code: '123456' } })
    await call(access.passSecondStep, { body: { code: '123456' } })
    await call(access.startEnrolment, { body: { current_password: 'wrong' } })
    await call(access.startEnrolment, { body: { current_password } })
    const { body } = await call(access.startEnrolment, { body: { current_password } })
    const { secret } = access.startEnrolment.answer(body).payload
    await call(access.readStaffSession)
    await call(staff.listSubmissions)
    for (const code of ['', '12345', 'abcdef']) await call(access.confirmEnrolment, { body: { code } })
    await call(access.passSecondStep, { body: { code: '123456' } })
    await call(access.confirmEnrolment, { body: { code: wrong(target.nextCode(secret)) } })
    const confirmed = await call(access.confirmEnrolment, { body: { code: target.nextCode(secret) } })
    const [recoveryCode = ''] = access.confirmEnrolment.answer(confirmed.body).payload.recoveryCodes
    await call(access.confirmEnrolment, { body: { code: '123456' } })
    await call(access.startEnrolment, { body: { current_password: 'wrong' } })
    await call(access.startEnrolment, { body: { current_password } })
    await call(access.readStaffSession)
    await call(staff.listSubmissions)

    await call(logout)
    await call(access.readStaffSession)
    await call(login, { body: TOLA })
    await call(access.readStaffSession)
    await call(staff.listSubmissions)
    await call(access.passSecondStep, { body: { code: wrong(target.nextCode(secret)) } })
    await call(access.passSecondStep, { body: { code: target.nextCode(secret).replace(/(?=...$)/, ' ') } })
    await call(access.readStaffSession)

    await call(login, { body: TOLA })
    await call(access.passSecondStep, { body: { recoveryCode: '0000-0000-0000' } })
    await call(access.passSecondStep, { body: { recoveryCode: '7F3K' } })
    await call(access.passSecondStep, { body: { recoveryCode: recoveryCode.toLowerCase() } })
    await call(access.readStaffSession)
    await call(staff.listSubmissions)
    await call(access.passSecondStep, { body: { recoveryCode } })

    await call(access.renewRecoveryCodes, { body: { code: wrong(target.nextCode(secret)) } })
    const renewed = await call(access.renewRecoveryCodes, { body: { code: target.nextCode(secret) } })
    const { recoveryCodes: former } = access.confirmEnrolment.answer(confirmed.body).payload
    const { recoveryCodes: current } = access.renewRecoveryCodes.answer(renewed.body).payload
    await call(access.readStaffSession)
    await call(access.passSecondStep, { body: { recoveryCode: former[1] } })
    await call(access.passSecondStep, { body: { recoveryCode: current[1] } })
    await call(access.readStaffSession)
    await call(listAuditEntries)
    await call(listAuditActors)
    return answers
  },
  'calls to the console of nobody, members and staff before the second step': async (target) => {
    const { answers, call } = recorder(target)
    const all = [...SECOND_STEP, ...READING, ...EDITING]
    for (const endpoint of all) await call(endpoint, bare(endpoint))
    await target.send(signup, { body: AMINA })
    await target.send(login, { body: AMINA })
    for (const endpoint of all) await call(endpoint, bare(endpoint))
    await target.grant(AMINA, 'editor')
    for (const endpoint of all) await call(endpoint, bare(endpoint))
    for (const endpoint of all.filter(({ body }) => body))
      await call(endpoint, { params: { id: 'KC-000000' } })
    return answers
  },
  'readers of the console': async (target) => {
    const { answers, call } = recorder(target)
    await openConsole(target, TOLA, 'editor')
    await openConsole(target, NGOZI, 'reader')
    for (const endpoint of [...READING, ...EDITING]) await call(endpoint, bare(endpoint))
    return answers
  },
}
