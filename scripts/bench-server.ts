import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import autocannon, { type Options } from 'autocannon'
import { startHello, startNginx, type Neighbour } from './bench/neighbours.ts'
import { megabytesOf, processorTimeWithChildren } from './process-usage.ts'
import { logIn, newPerson, signUp } from './reliability/calls.ts'
import { startServer, type RunningServer } from './reliability/server-under-test.ts'

/*
 * Benchmarks the server against others, on the same machine at the same time. Absolute figures depend on the machine;
 * compare the ratios.
 */

type Row = { what: string; figure: number; unit: string; comparedTo?: string; ratio?: number }

const NGINX_PORT = 41_377
const rows: Array<Row> = []

async function compare(server: RunningServer, hello: Neighbour, nginx: Neighbour | null) {
  const person = newPerson()
  await signUp(server.url, person)
  const { cookie } = await logIn(server.url, person)
  const check = { url: `${server.url}/auth/verify-user`, headers: { cookie } }
  const login = {
    url: `${server.url}/auth/login`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
    connections: 4,
  }

  rows.push({ what: 'Memory after the start', figure: megabytesOf(server.pid), unit: 'MB' })
  // The first seconds of every process are slower than the rest.
  for (const url of [hello.url, `${server.url}/`, check.url]) await measure({ url, duration: 2 })

  const base = await measured('Fastify saying hello', { url: hello.url })
  const compareToHello = { comparedTo: 'hello', base }
  const page = await measuredWithCpu('Home page, plain', server, compareToHello)
  if (nginx !== null) {
    const theirs = await measuredWithCpu('Home page, plain, from nginx', nginx, compareToHello)
    rows.push({ what: 'Home page: ours to nginx', figure: page.perSecond / theirs.perSecond, unit: 'times' })
    // The load generator limits both servers, but not their figures per second of processor time.
    const perCpu = page.perCpuSecond / theirs.perCpuSecond
    rows.push({ what: 'The same, per second of processor time', figure: perCpu, unit: 'times' })
  }
  const brotli = { url: `${server.url}/`, headers: { 'accept-encoding': 'br' } }
  await measured('Home page, Brotli', brotli, compareToHello)
  const alone = await measured('Session checks', check, compareToHello)
  await measured('Logins', login, compareToHello)

  const [busy] = await Promise.all([measure(check), measure(login)])
  addRow('Session checks while others log in', busy.perSecond, { comparedTo: 'alone', base: alone })
  rows.push({ what: '99 of 100 of those checks take at most', figure: busy.slowestMs, unit: 'ms' })
  rows.push({ what: 'Memory after all this', figure: megabytesOf(server.pid), unit: 'MB' })
}

type Rate = { answers: number; perSecond: number; failed: number; slowestMs: number }
type Measured = Pick<Neighbour, 'url' | 'pid'>

/** Responses per second to this many clients, each of which repeats the request after each response. */
async function measure(options: Options): Promise<Rate> {
  const result = await autocannon({ connections: 10, duration: 5, ...options })
  const failed = result.non2xx + result.errors + result.timeouts
  const answers = result['2xx']
  return { answers, perSecond: answers / result.duration, failed, slowestMs: result.latency.p99 }
}

type Comparison = { comparedTo: string; base: number }

async function measured(what: string, options: Options, comparison?: Comparison) {
  const { perSecond, failed } = await measure(options)
  if (failed > 0) throw new Error(`${what}: ${failed} requests failed.`)
  addRow(what, perSecond, comparison)
  return perSecond
}

/** Like `measured`, for the home page, with the responses per second of processor time. */
async function measuredWithCpu(what: string, { url, pid }: Measured, comparison: Comparison) {
  const before = processorTimeWithChildren(pid)
  const result = await measure({ url: new URL('/', url).href })
  const seconds = processorTimeWithChildren(pid) - before
  if (result.failed > 0) throw new Error(`${what}: ${result.failed} requests failed.`)
  addRow(what, result.perSecond, comparison)
  const perCpuSecond = result.answers / seconds
  rows.push({ what: `${what}, per second of processor time`, figure: perCpuSecond, unit: 'answers' })
  return { perSecond: result.perSecond, perCpuSecond }
}

function addRow(what: string, figure: number, comparison?: Comparison) {
  const ratio = comparison && { comparedTo: comparison.comparedTo, ratio: figure / comparison.base }
  rows.push({ what, figure, unit: 'a second', ...ratio })
}

function print() {
  console.log(`Node.js ${process.version}, ${availableParallelism()} cores, load from the same machine\n`)
  console.log('| What | Figure | Ratio |\n| --- | ---: | ---: |')
  for (const { what, figure, unit, comparedTo, ratio } of rows) {
    const digits = figure < 10 ? 2 : 0
    const share = ratio === undefined ? '' : `${ratio.toPrecision(2)} of ${comparedTo}`
    console.log(`| ${what} | ${figure.toFixed(digits)} ${unit} | ${share} |`)
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'gelegrid-bench-'))
const server = await startServer({ environment: { DATA_DIR: dataDir } })
const hello = await startHello()
const nginx = await startNginx(resolve('build/client'), NGINX_PORT)
if (nginx === null) console.warn('nginx is not installed, so there is no comparison with it.')
try {
  await compare(server, hello, nginx)
  print()
} finally {
  await Promise.all([server.end('SIGTERM'), hello.end(), nginx?.end()])
  rmSync(dataDir, { recursive: true, force: true })
}
