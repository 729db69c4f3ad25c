import { openDatabase } from '#server/platform/database/open.ts'
import { call, newPerson, signUp } from './calls.ts'
import { codeInMail } from './codes-in-mail.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

export const GUESS_WAVES = 5
const GUESSES = 200

// Far enough after the three codes that may be evaluated, and far enough before the end, so that a missing limit is
// noticed.
const RIGHT_CODE_AT = 20

/**
 * Tries two hundred codes at once, including the correct one. Two measurements tell how many are evaluated: whether
 * the correct one is accepted, which the server's accounting cannot hide, and the server's count of wrong codes for
 * the account.
 */
export async function guessInParallel(target: Target, waves = GUESS_WAVES): Promise<Measured> {
  const server = await startServer(target)
  const { db, close } = await openDatabase(target)
  let answered = 0
  let mostCounted = 0
  let takenOver = 0

  for (let wave = 0; wave < waves; wave++) {
    const person = newPerson()
    await signUp(server.url, person)
    const { cookie } = await call(`${server.url}/auth/recovery`, { contact: person.email })
    const right = await codeInMail(target.dataDir, person.email)
    if (right === null) throw new Error('A mail came without a code.')
    const answers = await Promise.all(
      codesAround(right).map((code) => call(`${server.url}/auth/recovery/verify`, { code }, { cookie })),
    )
    answered += answers.filter(({ status }) => status > 0).length
    takenOver += answers.filter(({ status }) => status === 200).length
    mostCounted = Math.max(mostCounted, await wrongCodesFor(person.email))
    // The site-wide limit would hide a failure of the limit per code.
    await db.deleteFrom('limits').where('key', '=', 'recovery-guesses-site').execute()
  }
  await close()
  await server.end('SIGTERM')

  async function wrongCodesFor(email: string) {
    const account = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
    const row = await db
      .selectFrom('limits')
      .select('count')
      .where('key', '=', `recovery-guesses:${account?.id ?? ''}`)
      .executeTakeFirst()
    return row?.count ?? 0
  }

  return {
    figures: `${answered} guesses answered, at most ${mostCounted} of a wave evaluated, the right one among them accepted ${takenOver} times`,
    // By chance the correct code may be among the first three that arrive, but hardly twice.
    isKept: answered === waves * GUESSES && mostCounted > 0 && mostCounted <= 3 && takenOver <= 1,
  }
}

/** Two hundred different codes. */
function codesAround(right: string) {
  return Array.from({ length: GUESSES }, (_, index) =>
    String((Number(right) + index - RIGHT_CODE_AT + 10_000) % 10_000).padStart(4, '0'),
  )
}
