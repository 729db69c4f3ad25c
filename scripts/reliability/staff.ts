import { TOTP } from 'otpauth'
import { openDatabase } from '#server/platform/database/open.ts'
import { staffStore } from '#server/staff/staff-store.ts'
import { call, logIn, newPerson, signUp } from './calls.ts'
import type { Target } from './server-under-test.ts'

/** The session header of a new editor who has passed the second step. The session survives restarts of the server. */
export async function makeEditor(origin: string, target: Target): Promise<{ cookie: string }> {
  const person = newPerson()
  await signUp(origin, person)
  await makeRole(target, person.email)
  const { cookie } = await logIn(origin, person)
  const started = await call(
    `${origin}/api/staff/enrolment`,
    { current_password: person.password },
    { cookie },
  )
  if (started.status !== 200) throw new Error(`No second step: ${JSON.stringify(started.body)}`)
  const { secret } = started.body.payload as { secret: string }
  const code = new TOTP({ secret }).generate()
  const confirmed = await call(`${origin}/api/staff/enrolment/confirm`, { code }, { cookie })
  if (confirmed.status !== 200) throw new Error(`The second step failed: ${JSON.stringify(confirmed.body)}`)
  return { cookie }
}

async function makeRole(target: Target, email: string) {
  const { db, close } = await openDatabase(target)
  try {
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await staffStore(db, Date.now).grant(id, 'editor')
  } finally {
    await close()
  }
}
