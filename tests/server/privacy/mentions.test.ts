import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SubmissionDetails } from '#contract/staff/submissions.ts'
import { SECOND } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import { erasePerson } from '#server/privacy/erase-person.ts'
import { AMINA, makeServer, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { grant, makeStaff } from '#tests/server/fixtures/staff.ts'
import { fileOf, nominate, send } from '#tests/server/fixtures/submissions.ts'
import { UNREACHABLE_MAIL } from '#tests/server/fixtures/mail.ts'
import { HERS, tracesOf } from '#tests/server/fixtures/traces.ts'

const PERSON = { email: 'Amina@example.com', secret: 'a key that only these tests know' }

/**
 * Amina as a member of staff, and what staff and others have written about her: to Ngozi's message a note, an answer
 * and the assignment, a file, a request, and mails that wait.
 */
async function makeMentionsOfAmina(kind: Database['kind']) {
  const made = await makeServer({ kind, environment: UNREACHABLE_MAIL })
  const { app, pass } = made
  const amina = await makeMember(app)
  const ngozi = await makeMember(app, NGOZI)
  const accountId = await grant(made, AMINA, 'editor')
  const { browser: tola } = await makeStaff(made, 'editor')
  await ngozi.post('/account/requests', {
    kind: 'mentor',
    subject: 'ada-obi',
    message: 'My friend AMINA@example.com has told me that you teach SQL to beginners.',
  })
  const of = { phone: '08090001111', nominatorName: 'Ngozi Eze', nominatorEmail: NGOZI.email }
  const file = fileOf(undefined, 'of amina@example.com.pdf')
  await nominate(app, { key: 'nomination-of-ada', fields: of, file })
  const message = { fullName: 'Ngozi Eze', email: NGOZI.email, message: 'Whom do I ask about the course?' }
  const name = (await send(app, 'contact', message, 'message-of-another')).json().reference as string
  const change = async (method: 'POST' | 'PUT', path: string, body: object) => {
    // Histories are sorted by time.
    pass(SECOND)
    const answer = await tola.call(method, `/api/staff/submissions/${name}/${path}`, { ...body })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const people = (await tola.get('/api/staff/people')).json().payload as Array<{ id: string; name: string }>
  const idOf = (wanted: string) => people.find((person) => person.name === wanted)?.id ?? null
  const [hers, tolas] = [idOf('Amina Bello'), idOf('Tola Ade')]
  await change('PUT', 'assignee', { assigneeId: hers, was: null })
  await change('PUT', 'assignee', { assigneeId: tolas, was: hers })
  await change('POST', 'notes', { id: randomUUID(), text: 'She means <Amina@Example.com>.' })
  const answer = { subject: 'Ask amina@example.com', text: 'Please write to amina@example.com, she knows.' }
  await change('POST', 'replies', { id: randomUUID(), ...answer })
  const history = async () => {
    const { events } = (await tola.get(`/api/staff/submissions/${name}`)).json().payload as SubmissionDetails
    return events.map(({ type, subject, text }) => [type, subject, text].filter(Boolean).join(': '))
  }
  // From a browser that knows her, which has counts of its own.
  await amina.post('/auth/recovery', { contact: AMINA.email })
  return { ...made, amina, accountId, hers, history }
}

testOnBoth('nothing that others wrote has the address of who was erased [PRIV-12]', async (kind) => {
  const { app, database, accountId, history } = await makeMentionsOfAmina(kind)
  expect(await tracesOf([accountId], database)).toContain('limits.key')
  expect(await tracesOf(HERS, database)).toEqual(
    expect.arrayContaining([
      'materials.name',
      'outbox.body',
      'outbox.subject',
      'requests.message',
      'submission_events.subject',
      'submission_events.text',
    ]),
  )
  const dry = await erasePerson(database.db, app.now, PERSON, { isDryRun: true })
  expect(dry).toMatchObject({ accounts: 1, redacted: 0, mentions: 5 })
  expect(await erasePerson(database.db, app.now, PERSON, { isDryRun: false })).toEqual(dry)
  expect(await tracesOf([...HERS, accountId], database)).toEqual([])
  expect((await history()).slice(2)).toEqual([
    'note: She means <[erased]>.',
    'reply: Ask [erased]: Please write to [erased], she knows.',
  ])
})

test('a deleted account leaves neither its id nor a name in a history [MORE-40]', async () => {
  const { amina, accountId, database, hers, history } = await makeMentionsOfAmina('sqlite')
  expect((await history()).slice(0, 2)).toEqual(['assignee: Amina Bello', 'assignee: Tola Ade'])
  expect(await tracesOf(['amina bello', 'tola ade'], database)).not.toContain('submission_events.text')
  const answer = await amina.call('DELETE', '/account', { current_password: AMINA.password })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await tracesOf(['amina bello', accountId], database)).toEqual([])
  expect((await history()).slice(0, 2)).toEqual([`assignee: ${hers}`, 'assignee: Tola Ade'])
})
