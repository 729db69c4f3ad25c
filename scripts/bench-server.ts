import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import autocannon, { type Options } from 'autocannon'
import { startBuiltServer } from './server-process.ts'
import { temporaryDataDir } from './temporary-data-dir.ts'

/* Answers per second of the built server, and its memory. The load comes from the same machine. */

/** Answers per second to this many clients, each of which repeats the request after each answer. */
async function measure(options: Options) {
  const result = await autocannon({ connections: 10, duration: 5, ...options })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${options.url}: ${failed} requests failed.`)
  return { perSecond: (result['2xx'] / result.duration).toFixed(0), slowest: result.latency.p99 }
}

/** The memory of a process. On Linux only. */
function megabytesOf(pid: number) {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** A new member: what she logs in with, and the cookie of her session. */
async function becomeMember(origin: string) {
  const post = (path: string, body: string) =>
    fetch(`${origin}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const login = { email: 'amina@example.com', password: 'a quiet lagoon at six in the morning' }
  const person = { surname: 'Okafor', first_name: 'Amina', phone_number: '08031234567', username: 'amina' }
  await post('/auth/signup', JSON.stringify({ ...person, ...login }))
  const credentials = JSON.stringify(login)
  const cookies = (await post('/auth/login', credentials)).headers.getSetCookie()
  return { credentials, cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') }
}

const server = await startBuiltServer({ DATA_DIR: temporaryDataDir() })
try {
  const { credentials, cookie } = await becomeMember(server.url)
  const page = { url: `${server.url}/` }
  const check = { url: `${server.url}/auth/verify-user`, headers: { cookie } }
  const login = {
    url: `${server.url}/auth/login`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: credentials,
    connections: 4,
  }

  const figures: Record<string, string> = {
    'Memory after the start': `${megabytesOf(server.pid).toFixed(0)} MB`,
  }
  // The first seconds of a process are slower than the rest.
  for (const each of [page, check]) await measure({ ...each, duration: 2 })
  for (const [what, options] of Object.entries({
    'Home page, plain': page,
    'Home page, Brotli': { ...page, headers: { 'accept-encoding': 'br' } },
    'Session checks': check,
    Logins: login,
  }))
    figures[what] = `${(await measure(options)).perSecond} a second`
  const [busy] = await Promise.all([measure(check), measure(login)])
  figures['Session checks while others log in'] = `${busy.perSecond} a second`
  figures['99 of 100 of those checks take at most'] = `${busy.slowest} ms`
  figures['Memory after all this'] = `${megabytesOf(server.pid).toFixed(0)} MB`
  console.log(`Node.js ${process.version}, ${availableParallelism()} cores`)
  console.table(figures)
} finally {
  await server.end('SIGTERM')
}
