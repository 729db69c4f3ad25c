import * as accounts from '#contract/accounts.ts'
import { listDonations } from '#contract/member-donations.ts'
import * as links from '#contract/mailed-links.ts'
import * as recovery from '#contract/recovery.ts'
import * as requests from '#contract/requests.ts'
import * as session from '#contract/session.ts'
import { IDEMPOTENCY_KEY_HEADER, submissionEndpoint } from '#contract/submissions.ts'
import { AMINA, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { DONATION, MESSAGE } from '#tests/server/fixtures/submissions.ts'
import { recorder, type Scenario } from './target.ts'

const { email, password } = AMINA
const { password: current_password, ...profile } = AMINA
const NEW_PASSWORD = 'nine purple keke rides'
const DECOY_ID = '00000000-0000-4000-8000-000000000000'

/** Accounts, and the requests and forms of members and visitors. */
export const memberScenarios: Record<string, Scenario> = {
  'signing up, in and out': async (target) => {
    const { answers, call } = recorder(target)
    await call(session.verifyUser)
    await call(accounts.signup, { body: { ...AMINA, email: 'amina' } })
    await call(accounts.signup, { body: { ...AMINA, password: 'short' } })
    await call(accounts.signup, { body: {} })
    await call(accounts.signup, { body: AMINA })
    await call(accounts.signup, { body: { ...AMINA, email: email.toUpperCase() } })
    await call(accounts.signup, { body: { ...NGOZI, username: AMINA.username } })
    await call(accounts.login, { body: { email, password: 'wrong' } })
    await call(accounts.login, { body: { email, password: '' } })
    await call(accounts.login, { body: { email, password } })
    await call(session.verifyUser)
    await call(session.logout)
    await call(session.verifyUser)
    return answers
  },
  'the account of a member': async (target) => {
    const { answers, call } = recorder(target)
    for (const person of [AMINA, NGOZI]) await call(accounts.signup, { body: person })
    await call(accounts.login, { body: { email, password } })
    await call(accounts.setMailingList, { body: { is_on_mailing_list: true } })
    await call(accounts.setMailingList, { body: { is_on_mailing_list: false } })
    await call(accounts.setMailingList, { body: { is_on_mailing_list: 'yes' } })
    await call(accounts.updateProfile, { body: { ...profile, current_password: 'wrong' } })
    await call(accounts.updateProfile, { body: { ...profile, email: 'x', current_password } })
    await call(accounts.updateProfile, { body: { ...profile, email: NGOZI.email, current_password } })
    await call(accounts.updateProfile, { body: { ...profile, username: NGOZI.username, current_password } })
    await call(accounts.updateProfile, { body: { ...profile, first_name: 'Amaka', current_password } })
    await call(accounts.changePassword, { body: { current_password: 'wrong', password: NEW_PASSWORD } })
    await call(accounts.changePassword, { body: { current_password, password: 'short' } })
    await call(accounts.changePassword, { body: { current_password, password: NEW_PASSWORD } })
    await call(accounts.deleteAccount, { body: { current_password } })
    await call(accounts.deleteAccount, { body: { current_password: NEW_PASSWORD } })
    await call(session.verifyUser)
    await call(accounts.login, { body: { email, password: NEW_PASSWORD } })
    return answers
  },
  'the sessions of a member': async (target) => {
    const { answers, call } = recorder(target)
    await call(accounts.signup, { body: AMINA })
    await call(accounts.login, { body: { email, password } })
    const { body } = await call(accounts.listSessions)
    const { payload } = accounts.listSessions.answer(body)
    await call(accounts.endOtherSessions, { body: { current_password: 'wrong' } })
    await call(accounts.endOtherSessions, { body: { current_password } })
    await call(accounts.endSession, { params: { id: DECOY_ID }, body: { current_password } })
    await call(accounts.endSession, { params: { id: payload[0]!.id }, body: { current_password } })
    await call(session.verifyUser)
    return answers
  },
  'requests of a member': async (target) => {
    const { answers, call } = recorder(target)
    const message = 'I would like to become a data analyst, and to show you my code.'
    const ask = (mentorId = '') => call(requests.requestMentor, { body: { mentorId, message } })
    await call(accounts.signup, { body: AMINA })
    await call(accounts.login, { body: { email, password } })
    await ask(FACTS.mentors[0])
    await call(links.confirmAddress, { body: { key: await target.mailed('key') } })
    await call(links.sendConfirmation)
    await call(requests.requestMentor, { body: { mentorId: FACTS.mentors[0], message: 'Help me' } })
    for (const mentorId of FACTS.mentors.slice(0, 6)) await ask(mentorId)
    await ask(FACTS.mentors[0])
    const { body } = await call(requests.listMentorRequests)
    const [newest] = requests.listMentorRequests.answer(body).payload
    await call(requests.withdrawMentorRequest, { params: { id: newest!.id } })
    await call(requests.withdrawMentorRequest, { params: { id: newest!.id } })
    await ask(FACTS.mentors[6])
    for (const channelId of ['design', 'design', 'data', ''])
      await call(requests.requestChannel, { body: { channelId } })
    await call(requests.listChannelRequests)
    return answers
  },
  'donations of a member': async (target) => {
    const { answers, call } = recorder(target)
    const donate = (body: object, key: string) =>
      call(submissionEndpoint('donations'), { body, headers: { [IDEMPOTENCY_KEY_HEADER]: key } })
    await call(accounts.signup, { body: AMINA })
    await call(accounts.login, { body: { email, password } })
    await call(listDonations)
    await donate(DONATION, 'key-of-the-first')
    const {
      phone: _phone,
      heardFrom: _from,
      ...company
    } = {
      ...DONATION,
      type: 'company',
      organizationName: 'Danfo Labs',
      organizationAddress: '1 Broad Street',
      city: 'Lagos',
    }
    await donate(company, 'key-of-the-second')
    await call(listDonations)
    await call(submissionEndpoint('newsletter'), { body: { email } })
    await call(submissionEndpoint('job-mail'), { body: { email } })
    return answers
  },
  'calls of nobody': async (target) => {
    const { answers, call } = recorder(target)
    for (const endpoint of [
      accounts.listSessions,
      requests.listMentorRequests,
      requests.listChannelRequests,
      listDonations,
    ])
      await call(endpoint)
    for (const endpoint of [
      accounts.updateProfile,
      accounts.changePassword,
      accounts.setMailingList,
      links.sendConfirmation,
      accounts.deleteAccount,
      accounts.endOtherSessions,
      accounts.endSession,
      requests.requestMentor,
      requests.withdrawMentorRequest,
      requests.requestChannel,
    ]) {
      await call(endpoint, { params: { id: DECOY_ID }, body: {} })
    }
    return answers
  },
  'a forgotten password': async (target) => {
    const { answers, call } = recorder(target)
    await call(accounts.signup, { body: AMINA })
    await call(recovery.resetPassword, { body: { password: NEW_PASSWORD } })
    await call(recovery.startRecovery, { body: { contact: '' } })
    await call(recovery.startRecovery, { body: { contact: email } })
    const code = await target.mailed('code')
    await call(recovery.verifyRecovery, { body: { code: '12' } })
    await call(recovery.verifyRecovery, { body: { code: code === '0000' ? '0001' : '0000' } })
    await call(recovery.verifyRecovery, { body: { link: 'k'.repeat(22) } })
    await call(recovery.verifyRecovery, { body: { code } })
    await call(recovery.resetPassword, { body: { password: 'short' } })
    await call(recovery.resetPassword, { body: { password: NEW_PASSWORD } })
    await call(recovery.resetPassword, { body: { password: NEW_PASSWORD } })
    await call(accounts.login, { body: { email, password } })
    await call(accounts.login, { body: { email, password: NEW_PASSWORD } })
    return answers
  },
  'a form and its key': async (target) => {
    const { answers, call } = recorder(target)
    const contact = submissionEndpoint('contact')
    await call(contact, { body: MESSAGE, headers: { [IDEMPOTENCY_KEY_HEADER]: 'key-of-the-form' } })
    await call(contact, { body: MESSAGE })
    for (const check of ['topic', '1999', '2000', '2000.5', 'garbled']) {
      const headers = { [IDEMPOTENCY_KEY_HEADER]: `key-of-${check}`, 'form-check': check }
      await call(contact, { body: MESSAGE, headers })
    }
    const sendAgain = (body: object, key = 'key-of-the-form') =>
      call(contact, { body, headers: { [IDEMPOTENCY_KEY_HEADER]: key } })
    await sendAgain(MESSAGE)
    await sendAgain({ ...MESSAGE, message: 'Something else' })
    await sendAgain(MESSAGE, 'short')
    for (const kind of ['contact', 'volunteering', 'donations'] as const) {
      const headers = { [IDEMPOTENCY_KEY_HEADER]: `key-of-an-empty-${kind}` }
      await call(submissionEndpoint(kind), { body: {}, headers })
      await call(submissionEndpoint(kind), { headers })
    }
    return answers
  },
}
