import { expect, test } from 'vitest'
import { MAX_OPEN_MENTOR_REQUESTS } from '#contract/requests.ts'
import { requestStore } from '#server/requests/request-store.ts'
import { makeMember, makeMemberApp, NGOZI, type Browser } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'

const MESSAGE = 'I write my first Python scripts and would like to become a data analyst.'
const [MENTOR = ''] = FACTS.mentors

const ask = (browser: Browser, subject = MENTOR, message = MESSAGE) =>
  browser.post('/account/requests', { kind: 'mentor', subject, message })
const list = async (browser: Browser) =>
  (await browser.get('/account/requests')).json().payload as Array<{ id: string }>
const withdraw = (browser: Browser, id: string) => browser.call('DELETE', `/account/requests/${id}`)

test('a member asks a mentor, and nobody else sees the request and withdraws it [MORE-28]', async () => {
  const { app, now, member: browser } = await makeMemberApp()
  const answer = await ask(browser)
  expect(answer.statusCode).toBe(201)
  const request = {
    id: expect.any(String),
    kind: 'mentor',
    subject: MENTOR,
    message: MESSAGE,
    state: 'open',
    sentAt: new Date(now()).toISOString(),
  }
  expect(answer.json()).toEqual({ success: 'Your request is sent.', payload: request })
  expect(await list(browser)).toEqual([request])

  const [sent] = await list(browser)
  const ngozi = await makeMember(app, NGOZI)
  expect(await list(ngozi)).toEqual([])
  expect((await withdraw(ngozi, sent!.id)).statusCode).toBe(404)
  expect((await withdraw(browser, sent!.id)).json()).toEqual({ success: 'Your request is withdrawn.' })
  expect(await list(browser)).toEqual([])
  expect((await withdraw(browser, sent!.id)).statusCode).toBe(404)
  expect((await ask(browser)).statusCode).toBe(201)
})

test('a mentor has one open request of a member, however often the button is pressed', async () => {
  const { member: browser } = await makeMemberApp()
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(browser)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toEqual({ error: 'You already have an open request with this mentor.' })
  expect(await list(browser)).toHaveLength(1)
})

testOnBoth('of simultaneous requests to many mentors, five are stored', async (kind) => {
  const { member: browser } = await makeMemberApp({ kind })
  const answers = await Promise.all(FACTS.mentors.map((mentor) => ask(browser, mentor)))
  const rejected = answers.filter(({ statusCode }) => statusCode === 409)
  expect(rejected).toHaveLength(FACTS.mentors.length - MAX_OPEN_MENTOR_REQUESTS)
  expect(rejected[0]?.json().error).toMatch(/^You have five open requests\./)
  expect(await list(browser)).toHaveLength(MAX_OPEN_MENTOR_REQUESTS)

  const [first] = await list(browser)
  const left = FACTS.mentors.find((_mentor, index) => answers[index]?.statusCode === 409)
  expect((await withdraw(browser, first!.id)).statusCode).toBe(200)
  expect((await ask(browser, left)).statusCode).toBe(201)
})

test('a request needs thirty characters and a mentor who exists', async () => {
  const { member: browser } = await makeMemberApp()
  const short = await ask(browser, MENTOR, ` ${'x'.repeat(29)} `)
  expect([short.statusCode, short.json().error]).toEqual([
    400,
    expect.stringContaining('at least 30 characters'),
  ])
  expect((await ask(browser, MENTOR, 'x'.repeat(30))).statusCode).toBe(201)
  const unknown = await ask(browser, 'ada-lovelace')
  expect([unknown.statusCode, unknown.json()]).toEqual([404, { error: 'This mentor is not in our list.' }])
})

test('an answered request cannot be withdrawn, and makes room for another', async () => {
  const { database, now, member: browser } = await makeMemberApp()
  await ask(browser)
  const [sent] = await list(browser)
  const { answer } = requestStore(database.db, now)
  expect(await answer(sent!.id, 'accepted')).toBe(true)
  expect(await answer(sent!.id, 'declined')).toBe(false)
  expect(await list(browser)).toMatchObject([{ state: 'accepted' }])
  expect((await withdraw(browser, sent!.id)).statusCode).toBe(404)
  expect((await ask(browser)).statusCode).toBe(201)
})

test('a member asks for an invitation to a channel once', async () => {
  const { member: browser } = await makeMemberApp()
  const askFor = (subject: string) => browser.post('/account/requests', { kind: 'channel', subject })
  const request = { kind: 'channel', subject: 'design', state: 'open' }
  expect((await askFor('design')).json()).toMatchObject({
    success: 'Your request for an invitation is sent.',
    payload: request,
  })
  expect((await askFor('design')).json()).toEqual({
    error: 'You have already asked for an invitation to this channel.',
  })
  expect((await askFor('general')).statusCode).toBe(404)
  expect(await list(browser)).toMatchObject([request])
})
