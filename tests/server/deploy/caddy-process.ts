import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import getPort from 'get-port'
import { onTestFinished, vi } from 'vitest'
import { programPath } from '#scripts/program-path.ts'
import { temporaryFolder } from '#tests/content/temporary-project.ts'

/* Runs deploy/Caddyfile on free ports of this machine, with a generated certificate. */

export const HOST = 'gelegrid.example'

/** Whether Caddy is installed. In CI its absence fails the test, elsewhere it is logged. */
export function canRun() {
  if (programPath('caddy') !== null && programPath('openssl') !== null) return true
  const advice = 'Run `npm run test:tools`, or install it yourself.'
  if (process.env.CI) throw new Error(`There is no Caddy to test with. ${advice}`)
  console.warn(`\n!!! NO TEST RUNS BEHIND CADDY: there is none here. ${advice} !!!\n`)
  return false
}

function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`]
  execFileSync('openssl', [...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { key, certificate }
}

type Place = { folder: string; port: number; plainPort: number; upstream: number }

function configure({ folder, port, plainPort, upstream }: Place) {
  const { key, certificate } = makeCertificate(folder)
  const global = `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n}`
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^gelegrid\.example \{$/m, `${global}\n\n${HOST} {\n\ttls ${certificate} ${key}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, site)
  const options = ['--adapter', 'caddyfile', '--config', config]
  return { check: ['validate', ...options], run: ['run', ...options] }
}

export async function startCaddy(upstream: number) {
  const folder = temporaryFolder()
  const [port, plainPort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })]
  const { check, run } = configure({ folder, port, plainPort, upstream })
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const program = programPath('caddy')!
  execFileSync(program, check, { env, stdio: 'pipe' })
  const child = spawn(program, run, { env, stdio: 'ignore' })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  const ask = askAt(port)
  await vi.waitFor(() => ask('/healthz'), { timeout: 15_000, interval: 30 })
  return { ask, plainPort }
}

type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer; from?: string }

function askAt(port: number) {
  return async (path: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asked = {}) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      localAddress: from,
      servername: HOST,
      headers: { host: HOST, ...headers },
      rejectUnauthorized: false,
      agent: false,
    })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
  }
}
