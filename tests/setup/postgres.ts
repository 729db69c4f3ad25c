import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { installPostgres, postgresBinaries } from '../../scripts/postgres/binaries'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** A PostgreSQL in which tests make databases of their own, or null where there is none. */
    postgresUrl: string | null
  }
}

/** Starts a PostgreSQL for the tests of the server, unless TEST_DATABASE_URL names one. What it returns stops it. */
export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return
  }
  if (postgresBinaries() === null) installPostgres()
  const binaries = postgresBinaries()
  if (binaries === null) {
    const advice = 'Install the package "postgresql", or set TEST_DATABASE_URL.'
    if (process.env.CI) throw new Error(`There is no PostgreSQL to test with. ${advice}`)
    console.warn(`\n!!! NO TEST RUNS ON POSTGRESQL, only on SQLite: there is none here. ${advice} !!!\n`)
    project.provide('postgresUrl', null)
    return
  }
  const postgres = await startPostgres(binaries)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}

/** A PostgreSQL of its own in a temporary directory, which `stop` removes. */
export async function startPostgres(binaries: string) {
  const directory = mkdtempSync(join(tmpdir(), 'gelegrid-postgres-'))
  const user = serverUser()
  chownSync(directory, user.uid, user.gid)
  const as = { uid: user.uid, gid: user.gid, cwd: directory }

  const data = join(directory, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['--pgdata', data, '--username', 'gelegrid', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...as, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up:\n${made.stderr}`)

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'max_connections=200',
  ]
  // These databases live as long as the tests: nothing is lost if they are never written to disk.
  const unsafe = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...[...settings, ...unsafe].flatMap((setting) => ['-c', setting])],
    { ...as, stdio: 'ignore' },
  )
  const url = `postgres://gelegrid@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)

  async function stop() {
    // "Fast": open connections are cut, and it ends by itself.
    child.kill('SIGINT')
    await once(child, 'exit')
    rmSync(directory, { recursive: true, force: true })
  }
  return { url, stop, pid: child.pid }
}

/** PostgreSQL refuses to run as root; its package brings a user. */
function serverUser() {
  const me = userInfo()
  if (me.uid !== 0) return me
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function untilItAnswers(url: string) {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
