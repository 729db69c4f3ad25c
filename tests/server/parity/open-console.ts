import { login, signup } from '#contract/accounts.ts'
import * as access from '#contract/staff/access.ts'
import type { Person } from '#tests/server/fixtures/accounts.ts'
import type { Target } from './target.ts'

/** Signs up, gets this role, and passes the second step by setting up an app. */
export async function openConsole(target: Target, person: Person, role: access.StaffRole) {
  await target.send(signup, { body: person })
  await target.send(login, { body: person })
  await target.grant(person, role)
  const { password: current_password } = person
  const started = await target.send(access.startEnrolment, { body: { current_password } })
  const { secret } = access.startEnrolment.answer(started.body).payload
  const confirmed = await target.send(access.confirmEnrolment, { body: { code: target.nextCode(secret) } })
  access.confirmEnrolment.answer(confirmed.body)
  const { body } = await target.send(access.readStaffSession)
  return access.readStaffSession.answer(body).payload
}
