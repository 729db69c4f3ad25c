import { newPerson, call, logIn, sendMessage, signUp } from './calls.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

type Postgres = { pause: () => Promise<void>; resume: () => Promise<void> }

/** Stops the database of a running server, and starts it again. */
export async function loseDatabase(target: Target, postgres: Postgres): Promise<Measured> {
  const server = await startServer(target)
  const member = newPerson()
  await signUp(server.url, member)
  const { cookie } = await logIn(server.url, member)

  await postgres.pause()
  const answers: Array<number> = []
  let slowest = 0
  for (let time = 0; time < 10; time++) {
    const began = performance.now()
    answers.push((await sendMessage(server.url)).status)
    slowest = Math.max(slowest, performance.now() - began)
  }
  const pages = (await call(`${server.url}/`)).status
  await postgres.resume()

  let isBack = false
  for (let time = 0; time < 50 && !isBack; time++) {
    isBack = (await call(`${server.url}/auth/verify-user`, undefined, { cookie })).body.success !== undefined
    if (!isBack) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const after = (await sendMessage(server.url)).status
  await server.end('SIGTERM')
  const refused = answers.filter((status) => status === 503).length
  return {
    figures: `${refused} of ${answers.length} writes refused with 503, the slowest in ${(slowest / 1000).toFixed(1)} s; pages answered ${pages}; afterwards the session ${isBack ? 'went on' : 'was gone'} and a write answered ${after}, without a restart`,
    isKept: refused === answers.length && pages === 200 && isBack && after === 201,
  }
}
