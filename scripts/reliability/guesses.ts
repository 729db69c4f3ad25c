import { openDatabase } from '#server/platform/database/open.ts'
import { call, newPerson, signUp } from './calls.ts'
import type { Finding } from './report.ts'
import { startServer } from './server-under-test.ts'

const WAVES = 5
const GUESSES = 200

type Where = {
  kind: string
  environment: Record<string, string>
  dataDir: string
  databaseUrl: string | null
}

/** Tries two hundred different codes at once. */
export async function guessInParallel({ kind, environment, dataDir, databaseUrl }: Where): Promise<Finding> {
  const server = await startServer(environment)
  const { db, close } = await openDatabase({ dataDir, databaseUrl })
  let tried = 0
  let mostEvaluated = 0
  let right = 0

  for (let wave = 0; wave < WAVES; wave++) {
    const person = newPerson()
    await signUp(server.url, person)
    const { cookie } = await call(`${server.url}/auth/recovery`, { contact: person.email })
    const before = await guessesLeft()
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, code) =>
        call(`${server.url}/auth/recovery/verify`, { code: String(code).padStart(4, '0') }, { cookie }),
      ),
    )
    tried += answers.filter(({ status }) => status > 0).length
    right += answers.filter(({ status }) => status === 200).length
    mostEvaluated = Math.max(mostEvaluated, before - (await guessesLeft()))

    async function guessesLeft() {
      const row = await db
        .selectFrom('recoveries')
        .innerJoin('accounts', 'accounts.id', 'recoveries.account_id')
        .select('guesses_left')
        .where('accounts.email', '=', person.email)
        .executeTakeFirstOrThrow()
      return row.guesses_left
    }
  }
  await close()
  await server.end('SIGTERM')
  return {
    fault: `${GUESSES} codes tried at once, ${WAVES} waves (${kind})`,
    figures: `${tried} guesses answered, at most ${mostEvaluated} of a wave evaluated, ${right} right by chance`,
    isKept: tried === WAVES * GUESSES && mostEvaluated <= 3 && mostEvaluated > 0,
  }
}
