import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as accounts from '#contract/accounts.ts'
import { isRecord, withParams, type Endpoint } from '#contract/endpoint.ts'
import * as links from '#contract/mailed-links.ts'
import * as donations from '#contract/member-donations.ts'
import * as pictures from '#contract/picture.ts'
import * as requests from '#contract/requests.ts'
import { AMINA, makeMemberApp, makeBrowser, makeMember, NGOZI, type Browser } from './fixtures/accounts.ts'
import { FACTS } from './fixtures/facts.ts'
import { DONATION } from './fixtures/submissions.ts'

/* Calls every route below /account as the member and as another member; access.test.ts calls them as a visitor. */

const [MENTOR = '', OTHER_MENTOR = ''] = FACTS.mentors
const MESSAGE = 'I would like to learn Python, and to show you my code.'
const { password: current_password, ...profile } = AMINA

type Call = {
  endpoint: Pick<Endpoint, 'method' | 'path'>
  body?: (password: string) => Record<string, unknown> | Buffer
}

const PNG = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } })
  .png()
  .toBuffer()

/** The calls, in an order in which none prevents a later one. `:id` is an id of the member. */
const CALLS: Array<Call> = [
  { endpoint: accounts.listSessions },
  { endpoint: donations.listDonations },
  { endpoint: requests.listMentorRequests },
  { endpoint: requests.listChannelRequests },
  { endpoint: pictures.setPicture, body: () => PNG },
  { endpoint: { method: 'GET', path: pictures.PICTURE_PATH } },
  { endpoint: pictures.removePicture },
  { endpoint: links.sendConfirmation },
  { endpoint: accounts.setMailingList, body: () => ({ is_on_mailing_list: true }) },
  { endpoint: requests.requestMentor, body: () => ({ mentorId: OTHER_MENTOR, message: MESSAGE }) },
  { endpoint: requests.requestChannel, body: () => ({ channelId: 'data' }) },
  { endpoint: requests.withdrawMentorRequest },
  { endpoint: accounts.endSession, body: (password) => ({ current_password: password }) },
  { endpoint: accounts.endOtherSessions, body: (password) => ({ current_password: password }) },
  {
    endpoint: accounts.updateProfile,
    body: (password) => ({
      ...profile,
      email: 'new@example.com',
      username: 'new',
      current_password: password,
    }),
  },
  {
    endpoint: accounts.changePassword,
    body: (password) => ({ current_password: password, password: 'eight red lanterns' }),
  },
  { endpoint: accounts.deleteAccount, body: (password) => ({ current_password: password }) },
]

/** Amina has data of every kind, and two sessions; Ngozi is the other member. */
async function makeMembers() {
  const { app, database, member: amina } = await makeMemberApp()
  await makeBrowser(app).logIn(AMINA)
  const { payload } = (
    await amina.post('/account/mentor-requests', { mentorId: MENTOR, message: MESSAGE })
  ).json()
  await amina.post('/account/channel-requests', { channelId: 'design' })
  await amina.call('PUT', pictures.PICTURE_PATH, PNG, 'image/png')
  const cookies = Object.fromEntries(amina.cookies)
  await makeBrowser(app, { cookies, headers: { 'idempotency-key': 'key-of-amina' } }).post(
    '/submissions/donations',
    DONATION,
  )
  const sessions = (await amina.get('/account/sessions')).json().payload as Array<{
    id: string
    is_current: boolean
  }>
  const ids: Record<string, string> = {
    [requests.withdrawMentorRequest.path]: payload.id,
    [accounts.endSession.path]: sessions.find(({ is_current }) => !is_current)!.id,
  }
  const pathOf = ({ path }: Call['endpoint']) =>
    withParams({ ...accounts.listSessions, path }, { id: ids[path] ?? '' }).path

  const send = (browser: Browser, endpoint: Call['endpoint'], body?: Record<string, unknown> | Buffer) =>
    browser.call(endpoint.method, pathOf(endpoint), body, Buffer.isBuffer(body) ? 'image/png' : undefined)

  async function stored() {
    const { db } = database
    const [account] = await db.selectFrom('accounts').selectAll().where('email', '=', AMINA.email).execute()
    const owner = account?.id ?? ''
    return {
      account,
      sessions: (await db.selectFrom('sessions').select('id').where('account_id', '=', owner).execute())
        .length,
      pictures: await db.selectFrom('pictures').selectAll().where('account_id', '=', owner).execute(),
      requests: await db.selectFrom('requests').selectAll().where('account_id', '=', owner).execute(),
      donations: await db.selectFrom('submissions').selectAll().where('account_id', '=', owner).execute(),
    }
  }
  return { ngozi: await makeMember(app, NGOZI), send, stored }
}

test('every call of the contract below /account is in the table', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../contract/*.ts', { eager: true })
  const declared = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => isRecord(value) && typeof value.path === 'string' && value.path.startsWith('/account'))
  // The picture itself is a file, so it is no endpoint.
  const endpoints = CALLS.map(({ endpoint }) => endpoint).filter(
    ({ method, path }) => method !== 'GET' || path !== pictures.PICTURE_PATH,
  )
  expect(new Set(endpoints)).toEqual(new Set(declared))
})

test('no other member reads or changes the data of a member [MORE-28]', async () => {
  const { ngozi, send, stored } = await makeMembers()
  const before = await stored()
  for (const { endpoint, body } of CALLS) {
    const other = await send(ngozi, endpoint, body?.(NGOZI.password))
    expect(other.body, endpoint.path).not.toMatch(/amina@|Amina Bello/)
    expect([endpoint.path, await stored()]).toEqual([endpoint.path, before])
  }
})
