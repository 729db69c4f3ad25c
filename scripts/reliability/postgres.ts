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

/** Starts three servers at once on one empty database, which they share. */
export async function shareDatabase(target: Target): Promise<Measured> {
  const start = () => startServer(target)
  const [first, second, third] = await Promise.all([start(), start(), start()])
  const servers = [first, second, third]
  // Each of the three gets seven, except the last with six.
  const inTurn = Array.from({ length: 7 }, () => servers)
    .flat()
    .slice(0, 20)
  const person = newPerson()
  const signUps = await Promise.all(inTurn.map(({ url }) => signUp(url, person)))
  const made = signUps.filter(({ status }) => status === 201).length
  const refused = signUps.filter(({ status }) => status === 409).length

  const { cookie } = await logIn(first.url, person)
  const check = async (url: string) =>
    (await call(`${url}/auth/verify-user`, undefined, { cookie })).body.success
  const known = (await Promise.all(servers.map(({ url }) => check(url)))).filter(Boolean).length
  await call(`${second.url}/auth/logout`, undefined, { cookie })
  const stillKnown = (await Promise.all(servers.map(({ url }) => check(url)))).filter(Boolean).length

  const key = crypto.randomUUID()
  const sent = await Promise.all(inTurn.map(({ url }) => sendMessage(url, key)))
  const accepted = sent.filter(({ status }) => status === 200 || status === 201).length
  await Promise.all(servers.map(({ end }) => end('SIGTERM')))
  return {
    figures: `20 identical sign-ups: ${made} made, ${refused} told so; a session of one known to ${known} of 3, after sign-out on another to ${stillKnown}; 20 tries of one message: ${accepted} answered with success`,
    isKept: made === 1 && refused === 19 && known === 3 && stillKnown === 0 && accepted === 20,
  }
}
