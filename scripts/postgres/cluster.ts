import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { Client } from 'pg'

// For tests that never kill the database: they need not wait for the disk, and their small databases exist for seconds.
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

export type Cluster = Awaited<ReturnType<typeof makeCluster>>

/** Starts a PostgreSQL cluster on a free port, by default without durability. `remove` deletes it. */
export async function makeCluster(binaries: string, { isDurable = false } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'gelegrid-postgres-'))
  const user = serverUser()
  chownSync(directory, user.uid, user.gid)
  const as = { uid: user.uid, gid: user.gid, cwd: directory }

  const data = join(directory, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    [
      ...['--pgdata', data, '--username', 'gelegrid', '--auth', 'trust', '--no-sync'],
      // Explicit, because the environment may name a locale that is not installed.
      ...['--encoding', 'UTF8', '--locale', 'C'],
    ],
    { ...as, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up:\n${made.stderr}`)

  const port = await getPort({ host: '127.0.0.1' })
  const url = `postgres://gelegrid@127.0.0.1:${port}/postgres`
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'max_connections=200',
    ...(isDurable ? [] : NOT_DURABLE),
  ]
  let child: ChildProcess | null = null

  async function start() {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    child = spawn(join(binaries, 'postgres'), args, { ...as, stdio: 'ignore' })
    await untilItAnswers(url)
  }

  async function stop() {
    // A "fast" shutdown, which closes open connections.
    child?.kill('SIGINT')
    if (child !== null) await once(child, 'exit')
    child = null
  }

  async function remove() {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  }

  await start()
  return { url, start, stop, remove }
}

/** Creates an empty database, or a copy of `template`, which must have no open connection. Returns its URL. */
export async function makeDatabaseIn(server: string, name: string, template = 'template1') {
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database despite open connections. */
export function dropDatabaseIn(server: string, name: string) {
  return administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
}

async function administer(server: string, statement: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The system user of the cluster: PostgreSQL refuses to run as root, and its package creates a user. */
function serverUser() {
  const me = userInfo()
  if (me.uid !== 0) return me
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
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
