import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { readSite } from '#server/site/read-site.ts'
import { postgresBinaries } from './postgres/binaries.ts'
import { makeCluster, makeDatabaseIn } from './postgres/cluster.ts'
import { drillBackup } from './reliability/backup-drill.ts'
import { FULL_UPLOADS, uploadFully } from './reliability/full-uploads.ts'
import { fillDisk } from './reliability/full-disk.ts'
import { guessAcrossAccounts } from './reliability/guesses-across-accounts.ts'
import { GUESS_WAVES, guessInParallel } from './reliability/guesses.ts'
import { HOLD_SECONDS, holdLock } from './reliability/held-lock.ts'
import { KILL_ROUNDS, killUnderLoad } from './reliability/kill.ts'
import { loseDatabase, shareDatabase } from './reliability/postgres.ts'
import { loadLogins, LOGIN_LOAD } from './reliability/login-load.ts'
import { table, tryFault, type Finding, type Measured } from './reliability/report.ts'
import { makeTarget, type Target } from './reliability/server-under-test.ts'
import { readNothing, SILENT_READERS } from './reliability/silent-readers.ts'
import { dripBytes, SLOW_CLIENTS } from './reliability/slow-clients.ts'
import { SLOW_UPLOADS, uploadSlowly } from './reliability/slow-uploads.ts'
import { STOP_ROUNDS, stopUnderLoad } from './reliability/stop.ts'

/* Injects faults into the real server and reports which guarantees held. */

const KILL = `SIGKILL under load, ${KILL_ROUNDS} rounds`
const DRILL = 'A backup under load, restored elsewhere'
const GUESS = `200 codes tried at once, ${GUESS_WAVES} waves`

async function main() {
  // Fails with advice if there is no build.
  readSite('build/client')
  const home = mkdtempSync(join(tmpdir(), 'gelegrid-reliability-'))
  const binaries = postgresBinaries()
  const cluster = binaries === null ? null : await makeCluster(binaries, { isDurable: true })
  const findings: Array<Finding> = []
  let databases = 0

  function sqlite(): Target {
    return makeTarget(join(home, String(++databases)))
  }

  async function postgres(server: string): Promise<Target> {
    const dataDir = join(home, String(++databases))
    return makeTarget(dataDir, await makeDatabaseIn(server, `reliability_${databases}`))
  }

  async function look(fault: string, run: () => Promise<Measured>, maxSeconds = 60) {
    const finding = await tryFault({ fault, maxSeconds, run })
    console.log(`${finding.isKept ? 'kept' : 'NOT KEPT'}: ${finding.fault}: ${finding.figures}`)
    findings.push(finding)
  }

  try {
    await look(`${KILL} (SQLite)`, () => killUnderLoad(sqlite()), 180)
    await look(`${GUESS} (SQLite)`, () => guessInParallel(sqlite()))
    await look('Wrong codes for many accounts, from many addresses', () => guessAcrossAccounts(sqlite()))
    await look(SLOW_CLIENTS, () => dripBytes(sqlite()))
    await look(SILENT_READERS, () => readNothing(sqlite()), 90)
    await look(SLOW_UPLOADS, () => uploadSlowly(sqlite()))
    await look(FULL_UPLOADS, () => uploadFully(sqlite()))
    await look(LOGIN_LOAD, () => loadLogins(sqlite()), 120)
    await look(`Lock held for ${HOLD_SECONDS} s while 20 people write (SQLite)`, () => holdLock(sqlite()))
    await look('Disk full, then room again (SQLite)', () => fillDisk(sqlite()))
    await look(`SIGTERM under load, ${STOP_ROUNDS} rounds`, () => stopUnderLoad(sqlite()))
    await look(`${DRILL} (SQLite)`, () => drillBackup({ target: sqlite(), place: sqlite() }))
    if (cluster === null) {
      console.warn('!!! NOTHING WAS TRIED ON POSTGRESQL: there is none here. Run `npm run test:tools`. !!!')
      process.exitCode = 1
    } else {
      const { url, stop: pause, start: resume } = cluster
      await look(`${KILL} (PostgreSQL)`, async () => killUnderLoad(await postgres(url)), 180)
      await look(`${GUESS} (PostgreSQL)`, async () => guessInParallel(await postgres(url)))
      await look('Three servers started at once on one empty PostgreSQL', async () =>
        shareDatabase(await postgres(url)),
      )
      await look(`${DRILL} (PostgreSQL)`, async () =>
        drillBackup({ target: await postgres(url), place: await postgres(url) }),
      )
      await look('PostgreSQL stopped, then started again', async () =>
        loseDatabase(await postgres(url), { pause, resume }),
      )
    }
  } finally {
    await cluster?.remove()
    rmSync(home, { recursive: true, force: true })
  }

  const gigabytes = Math.round(totalmem() / 2 ** 30)
  console.log(
    `\nNode.js ${process.version}, ${availableParallelism()} cores, ${gigabytes} GB\n\n${table(findings)}`,
  )
  if (findings.some(({ isKept }) => !isKept)) process.exitCode = 1
}

await main()
