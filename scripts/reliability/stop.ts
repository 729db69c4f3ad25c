import { openDatabase } from '#server/platform/database/open.ts'
import { call, newPerson, sendMessage, signUp } from './calls.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

export const STOP_ROUNDS = 5

/** Stops the server under load. Every request that it had accepted must be answered. */
export async function stopUnderLoad(target: Target, rounds = STOP_ROUNDS): Promise<Measured> {
  let asked = 0
  let answered = 0
  let dirtyExits = 0
  const keys: Array<string> = []
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(target)
    // One connection each: requests still in the kernel's queue do not count as accepted.
    await Promise.all(Array.from({ length: 20 }, () => call(`${server.url}/auth/verify-user`)))
    // All of these are in flight before the signal, as hashing keeps the sign-ups busy for a while.
    const requests = [
      ...Array.from({ length: 10 }, () => signUp(server.url, newPerson())),
      ...Array.from({ length: 10 }, async () => {
        const key = crypto.randomUUID()
        const answer = await sendMessage(server.url, key)
        if (answer.status === 201) keys.push(key)
        return answer
      }),
    ]
    asked += requests.length
    await Promise.race(requests)
    if ((await server.end('SIGTERM')) !== 0) dirtyExits += 1
    answered += (await Promise.all(requests)).filter(({ status }) => status === 201).length
  }
  const { db, close } = await openDatabase(target)
  const rows = await db.selectFrom('submissions').select('idempotency_key').execute()
  await close()
  const stored = new Set(rows.map((row) => row.idempotency_key))
  const lost = keys.filter((key) => !stored.has(key)).length
  return {
    figures: `${answered} of ${asked} requests in flight answered with success, ${lost} lost, ${dirtyExits} exits other than 0`,
    isKept: answered === asked && lost === 0 && dirtyExits === 0,
  }
}
