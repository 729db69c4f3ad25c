import { call, newPerson, signUp } from './calls.ts'
import { codeInMail } from './codes-in-mail.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

const ACCOUNTS = 45
// Added to the last digit of the correct code.
const WRONG_BY = [1, 2]
const MAX_TAKEOVERS = 0.01

/**
 * Attacks many accounts, each from a different address: two wrong codes, then the correct one. While correct codes
 * are accepted, wrong ones are evaluated, and their number determines how many accounts guessing takes over in a day.
 */
export async function guessAcrossAccounts(target: Target): Promise<Measured> {
  const server = await startServer({
    ...target,
    environment: { ...target.environment, TRUST_PROXY: 'loopback' },
  })
  let accepted = 0
  let withoutCode = 0
  for (let index = 0; index < ACCOUNTS; index++) {
    const from = { 'x-forwarded-for': `198.51.100.${index + 1}` }
    const person = newPerson()
    await signUp(server.url, person)
    const { cookie } = await call(`${server.url}/auth/recovery`, { contact: person.email }, from)
    const code = await codeInMail(target.dataDir, person.email)
    if (code === null) {
      withoutCode += 1
      continue
    }
    const enter = (entered: string) =>
      call(`${server.url}/auth/recovery/verify`, { code: entered }, { ...from, cookie })
    for (const offset of WRONG_BY) await enter(`${code.slice(0, 3)}${(Number(code.at(-1)) + offset) % 10}`)
    if ((await enter(code)).status === 200) accepted += 1
  }
  await server.end('SIGTERM')

  // The wrong codes of the last account may have been evaluated even if its correct code was not.
  const evaluated = (accepted + 1) * WRONG_BY.length
  // A day may overlap two windows of the limit.
  const takeovers = (2 * evaluated) / 10_000
  return {
    figures: `${ACCOUNTS} accounts attacked, at most ${evaluated} wrong codes evaluated, then ${withoutCode} mails with a link only: at most ${takeovers.toFixed(4)} accounts a day are taken over`,
    isKept: takeovers < MAX_TAKEOVERS && accepted > 0 && withoutCode > 0,
  }
}
