import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readSite } from '#server/site/read-site.ts'
import { makeCluster, makeDatabaseIn, postgresBinaries } from './postgres/cluster.ts'
import { drillBackup, fillDisk, killUnderLoad, loseDatabase } from './reliability/drills.ts'
import type { Acknowledged } from './reliability/load.ts'
import { runScript, ScriptError } from './run-script.ts'
import { killServers } from './server-process.ts'

/* Injects faults into the real server, prints what was acknowledged, and fails if a guarantee was broken. */

/** A timeout or an exception is a finding as well, as a broken server may hang. */
async function tryFault(fault: string, run: () => Promise<Acknowledged>) {
  const timeUp = wait(180_000, undefined, { ref: false }).then(() => {
    throw new Error('Not over after 180 s.')
  })
  try {
    const { people, messages } = await Promise.race([run(), timeUp])
    console.log(`kept: ${fault}, with ${people.length} sign-ups and ${messages.length} messages`)
  } catch (error) {
    console.log(`NOT KEPT: ${fault}`, error)
    process.exitCode = 1
  }
  killServers()
}

async function main() {
  // Fails with advice if there is no build.
  readSite('build/client')
  const home = mkdtempSync(join(tmpdir(), 'gelegrid-reliability-'))
  const binaries = postgresBinaries()
  const cluster = binaries === null ? null : await makeCluster(binaries)
  let databases = 0
  const nextFolder = () => join(home, String(++databases))
  try {
    const onSqlite = () => ({ dataDir: nextFolder(), databaseUrl: null })
    await tryFault('SIGKILL under load (SQLite)', () => killUnderLoad(onSqlite()))
    await tryFault('a backup under load, restored elsewhere', () => drillBackup(onSqlite(), onSqlite()))
    if (userInfo().uid === 0) await tryFault('disk full, then room again (SQLite)', fillDisk)
    else console.log('left out: disk full, as only root can mount a small disk')
    if (cluster === null) throw new ScriptError('There is no PostgreSQL to try: run `npm run test:tools`.')
    const onPostgres = async () => ({
      dataDir: nextFolder(),
      databaseUrl: await makeDatabaseIn(cluster.url, `reliability_${databases}`),
    })
    await tryFault('SIGKILL under load (PostgreSQL)', async () => killUnderLoad(await onPostgres()))
    await tryFault('PostgreSQL stopped, then started again', async () =>
      loseDatabase(await onPostgres(), cluster),
    )
  } finally {
    cluster?.remove()
    rmSync(home, { recursive: true, force: true })
  }
}

await runScript(main)
