import { setTimeout as wait } from 'node:timers/promises'
import { call, emailOfMessage, logIn, newPerson, sendMessage, signUp } from './calls.ts'
import { findLost, type Acknowledged } from './stored-data.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'
import { makeEditor } from './staff.ts'

export const KILL_ROUNDS = 20
const PEOPLE_AT_ONCE = 4
const MESSAGES_AT_ONCE = 8
const MAX_WAIT_MS = 3000

/**
 * Kills the server repeatedly during sign-ups and submissions, and while an editor adds notes and replies. All
 * acknowledged data, their mails and the audit log entries must be present afterwards, and every account must be able
 * to log in.
 */
export async function killUnderLoad(target: Target, rounds = KILL_ROUNDS): Promise<Measured> {
  const acknowledged: Acknowledged = { people: [], messages: [], notes: [], replies: [] }
  const first = await startServer(target)
  const headers = await makeEditor(first.url, target)
  await first.end('SIGTERM')

  for (let round = 0; round < rounds; round++) await loadAndKill(target, { round, headers, acknowledged })

  const lost = await findLost(target, acknowledged)
  const server = await startServer(target)
  let refused = 0
  for (const { email } of lost.accounts) {
    const answer = await logIn(server.url, { ...newPerson(), email })
    if (answer.status !== 200) refused += 1
  }
  await server.end('SIGTERM')

  const { people, messages, notes, replies } = acknowledged
  return {
    figures:
      `${people.length} sign-ups, ${messages.length} messages, ${notes.length} notes and ${replies.length} answers ` +
      `acknowledged, ${lost.lostData} lost; ${lost.mailsDue} mails due, ${lost.lostMails} lost; ${lost.lostLines} ` +
      `lines of the audit log lost; ${lost.accounts.length} accounts found, ${refused} that cannot log in`,
    isKept:
      lost.lostData + lost.lostMails + lost.lostLines + refused === 0 &&
      [people, messages, notes, replies].every(({ length }) => length > 0),
  }
}

type Load = { round: number; headers: { cookie: string }; acknowledged: Acknowledged }

/** One round: kills at a different moment each time, and never before a message and a reply were acknowledged. */
async function loadAndKill(target: Target, { round, headers, acknowledged }: Load) {
  const { people, messages, notes, replies } = acknowledged
  const server = await startServer(target)
  let isDown = false
  async function keepSigningUp() {
    while (!isDown) {
      const person = newPerson()
      if ((await signUp(server.url, person)).status === 201) people.push(person)
    }
  }
  async function keepWriting() {
    while (!isDown) {
      const key = crypto.randomUUID()
      const { status, body } = await sendMessage(server.url, key)
      if (status !== 201) continue
      messages.push({ key, email: emailOfMessage(key) })
      if (answering.length === 0) answering.push(keepAnswering(String(body.reference), emailOfMessage(key)))
    }
  }
  const answering: Array<Promise<void>> = []
  async function keepAnswering(reference: string, email: string) {
    const address = `${server.url}/api/staff/submissions/${reference}`
    while (!isDown) {
      const [note, reply] = [crypto.randomUUID(), crypto.randomUUID()]
      const noted = await call(`${address}/notes`, { id: note, text: 'She asks again.' }, headers)
      if (noted.status === 200) notes.push(note)
      const answer = { id: reply, subject: 'Your message', text: 'Thank you, we will call you.' }
      const answered = await call(`${address}/replies`, answer, headers)
      if (answered.status === 200) replies.push({ id: reply, email })
    }
  }
  const load = [
    ...Array.from({ length: PEOPLE_AT_ONCE }, keepSigningUp),
    ...Array.from({ length: MESSAGES_AT_ONCE }, keepWriting),
  ]
  const before = { messages: messages.length, replies: replies.length }
  while (messages.length === before.messages) await wait(10)
  // A broken server may never accept a reply.
  const deadline = Date.now() + MAX_WAIT_MS
  while (replies.length === before.replies && Date.now() < deadline) await wait(10)
  await wait(150 + round * 37)
  await server.end('SIGKILL')
  isDown = true
  await Promise.all(load)
  await Promise.all(answering)
}
