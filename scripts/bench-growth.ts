import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { fillTables, type Amounts } from './bench/fill-tables.ts'
import { median } from './bench/median.ts'
import { postgresBinaries } from './postgres/binaries.ts'
import { makeCluster, makeDatabaseIn } from './postgres/cluster.ts'
import { megabytesOf } from './process-usage.ts'
import { call, logIn, newPerson, sendMessage, signUp } from './reliability/calls.ts'
import { killServers, makeTarget, startServer } from './reliability/server-under-test.ts'
import { makeEditor } from './reliability/staff.ts'

/*
 * The calls of visitors, members and staff after a year of growth, on PostgreSQL, beside the same with few rows. Absolute
 * figures depend on the machine; compare the ratios.
 *
 *     npm run bench:growth -- --accounts 200000 --submissions 1000000
 */

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '200000' },
    submissions: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '9' },
  },
})

const FEW: Amounts = { accounts: 1_000, submissions: 5_000 }
const YEAR: Amounts = { accounts: Number(values.accounts), submissions: Number(values.submissions) }

/** The budget of calls that people wait for. Argon2 alone takes a tenth of a second of a login on a slow machine. */
const BUDGET_MS = 500

type Call = () => Promise<{ status: number }>
type Figures = Map<string, number>

async function main() {
  const binaries = postgresBinaries()
  if (binaries === null) throw new Error('PostgreSQL is needed: run `npm run test:tools`.')
  const home = mkdtempSync(join(tmpdir(), 'gelegrid-growth-'))
  const cluster = await makeCluster(binaries)
  try {
    const few = await measure(home, await makeDatabaseIn(cluster.url, 'few'), FEW)
    const year = await measure(home, await makeDatabaseIn(cluster.url, 'year'), YEAR)
    print(few, year)
  } finally {
    killServers()
    await cluster.remove()
    rmSync(home, { recursive: true, force: true })
  }
}

async function measure(home: string, databaseUrl: string, amounts: Amounts): Promise<Figures> {
  const target = makeTarget(join(home, String(amounts.accounts)), databaseUrl)
  const person = newPerson()
  // Creates the tables.
  await (await openDatabase(target)).close()
  await fillTables(databaseUrl, amounts, await hashPassword(person.password, () => true))
  const server = await startServer(target)
  const editor = await makeEditor(server.url, target)
  const member = { ...person, email: 'person-7@example.com' }
  const session = await logIn(server.url, member)
  if (session.status !== 200) throw new Error(`The member cannot log in: ${JSON.stringify(session)}`)
  const get = (path: string, headers: { cookie: string }) => () =>
    call(`${server.url}${path}`, undefined, headers)
  const list = '/api/staff/submissions'
  const pages = Math.ceil((amounts.submissions * 0.8) / 50)
  const calls: Record<string, Call> = {
    'Session check': get('/auth/verify-user', session),
    'Log-in': () => logIn(server.url, member),
    'Sign-up': () => signUp(server.url, newPerson()),
    'Contact message': () => sendMessage(server.url),
    'Recovery by e-mail': () => call(`${server.url}/auth/recovery`, { contact: newPerson().email }),
    'Own donations': get('/account/donations', session),
    'Own mentor requests': get('/account/mentor-requests', session),
    'Console: overview': get('/api/staff/overview', editor),
    'Console: first page': get(list, editor),
    'Console: a late page': get(`${list}?page=${pages}`, editor),
    'Console: what waits longest': get(`${list}?sort=status`, editor),
    'Console: one kind, one status': get(`${list}?kind=volunteering&status=new`, editor),
    'Console: search that finds one': get(`${list}?search=number+4711.`, editor),
    'Console: search that finds a fifth': get(`${list}?search=ngozi`, editor),
    'Console: search that finds nothing': get(`${list}?search=nowhere`, editor),
    'Console: donations': get('/api/staff/donations', editor),
    'Console: audit log': get('/api/staff/audit', editor),
  }
  const figures: Figures = new Map()
  for (const [what, make] of Object.entries(calls)) figures.set(what, await timeOf(what, make))
  figures.set('Memory of the server (MB)', megabytesOf(server.pid))
  await server.end('SIGTERM')
  return figures
}

async function timeOf(what: string, make: Call) {
  const times: Array<number> = []
  for (let run = 0; run <= Number(values.runs); run += 1) {
    const startedAt = performance.now()
    const { status } = await make()
    if (status < 200 || status >= 300) throw new Error(`${what} was answered with ${status}.`)
    times.push(performance.now() - startedAt)
  }
  // The first call fills the caches.
  return median(times.slice(1))
}

function print(few: Figures, year: Figures) {
  const header = [FEW, YEAR].map(
    ({ accounts, submissions }) => `${accounts} accounts, ${submissions} submissions (ms)`,
  )
  console.log(`\n| Call | ${header.join(' | ')} | Ratio |\n| --- | ---: | ---: | ---: |`)
  for (const [what, figure] of year) {
    const base = few.get(what) ?? Number.NaN
    console.log(`| ${what} | ${base.toFixed(1)} | ${figure.toFixed(1)} | ${(figure / base).toFixed(1)} |`)
  }
  const over = [...year].filter(([what, figure]) => !what.startsWith('Memory') && figure > BUDGET_MS)
  for (const [what] of over) console.log(`Above ${BUDGET_MS} ms: ${what}`)
}

await main()
