import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Signup } from '#contract/accounts.ts'
import { run } from './run-program.ts'
import { ScriptError } from './run-script.ts'

/*
 * People and submissions for `npm run dev -- --demo`, sent to the server through its public calls. The text of a
 * message is what a visitor would write; the words of the site itself are in content/.
 */

const PASSWORD = 'a demo of four words'
const MEMBER = 'amina@example.com'
const EDITOR = 'chioma@example.com'

const people = [
  { first_name: 'Amina', surname: 'Balogun', email: MEMBER, username: 'amina' },
  { first_name: 'Chioma', surname: 'Ade', email: EDITOR, username: 'chioma' },
].map((person) => ({ ...person, phone_number: '08031234567', password: PASSWORD })) satisfies Array<Signup>

const visitors = ['Ada Obi', 'Halima Sani', 'Temi Cole', 'Ngozi Eze', 'Bisi Alao', 'Kemi Bello']

/** Each visitor sends one submission of each of these kinds. */
function submissionsOf(name: string) {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${firstName}.${lastName}@example.com`.toLowerCase()
  const person = { firstName, lastName, email, phone: '08031234567', country: 'Nigeria' }
  return {
    contact: { fullName: name, email, message: 'Do you have a class on Saturdays?\nI live in Yaba.' },
    volunteering: { ...person, state: 'Lagos', gender: 'Female', role: 'Mentor' },
    newsletter: { email },
  }
}

async function post(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new ScriptError(`${url} answers ${response.status}: ${await response.text()}`)
}

/** Waits for the server, which compiles its own files first. */
async function untilReady(api: string) {
  // Where the server ends instead, nothing waits for these timers.
  while (!(await fetch(`${api}/healthz`).catch(() => null))?.ok) await wait(200, undefined, { ref: false })
}

/** Fills the empty database of the server at this address, and says who can log in. */
export async function fillDemo(api: string, environment: Record<string, string>): Promise<void> {
  await untilReady(api)
  for (const person of people) await post(`${api}/auth/signup`, person)
  for (const visitor of visitors)
    for (const [kind, body] of Object.entries(submissionsOf(visitor)))
      await post(`${api}/submissions/${kind}`, body)
  const grant = run({ stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  await grant`tsx admin/main.ts staff grant --email ${EDITOR} --role editor`
  console.log(`
Demo: everything is gone when you stop it. Log in with the password "${PASSWORD}" as
  ${MEMBER}, a member
  ${EDITOR}, of the team: /staff is the console, where an app for the second step is set up first
`)
}
