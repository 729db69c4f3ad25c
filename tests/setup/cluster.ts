import { execFileSync, spawnSync, type ExecFileSyncOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { Client } from 'pg'

const DEBIAN_HOME = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`, or null. On Debian it is not on the PATH. */
export function postgresBinaries() {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : []
  const folders = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_HOME, version, 'bin'))
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  return (
    [...folders, ...(onPath ? [onPath] : [])].find((folder) => existsSync(join(folder, 'initdb'))) ?? null
  )
}

export type Cluster = Awaited<ReturnType<typeof makeCluster>>

/** Starts a PostgreSQL cluster on a free port. `remove` deletes it. */
export async function makeCluster(binaries: string) {
  const directory = mkdtempSync(join(tmpdir(), 'gelegrid-postgres-'))
  const { uid, gid } = serverUser()
  chownSync(directory, uid, gid)
  const data = join(directory, 'data')

  function run(program: string, ...args: Array<string>) {
    // Without pipes, which the server would keep open.
    const how: ExecFileSyncOptions = { uid, gid, cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] }
    execFileSync(join(binaries, program), args, how)
  }

  // The encoding is explicit, because the environment may name a locale that is not installed.
  const encoding = ['--encoding', 'UTF8', '--locale', 'C']
  run('initdb', '--pgdata', data, '--username', 'gelegrid', '--auth', 'trust', '--no-sync', ...encoding)

  const port = await getPort({ host: '127.0.0.1' })
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'max_connections=200',
    // Nothing kills the database itself, so it need not wait for the disk, and it exists for minutes.
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
  ]
  const options = ['-p', port, ...settings.flatMap((setting) => ['-c', setting])].join(' ')

  function start() {
    run('pg_ctl', 'start', '--wait', '--silent', '-D', data, '-o', options, '-l', join(directory, 'log'))
  }

  /** Closes open connections. */
  function stop() {
    run('pg_ctl', 'stop', '--wait', '--silent', '-D', data, '--mode', 'fast')
  }

  function remove() {
    stop()
    rmSync(directory, { recursive: true, force: true })
  }

  start()
  return { url: `postgres://gelegrid@127.0.0.1:${port}/postgres`, start, stop, remove }
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
