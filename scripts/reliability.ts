import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { readSite } from '#server/site/read-site.ts'
import { postgresBinaries } from './postgres/binaries.ts'
import { makeCluster, makeDatabaseIn } from './postgres/cluster.ts'
import { drillBackup } from './reliability/backup-drill.ts'
import { FREEZE_SECONDS, freezeDatabase } from './reliability/database-freeze.ts'
import { loseDatabase } from './reliability/database-outage.ts'
import { fillDisk } from './reliability/full-disk.ts'
import { KILL_ROUNDS, killUnderLoad } from './reliability/kill.ts'
import { table, tryFault, type Finding, type Measured } from './reliability/report.ts'
import { makeTarget, type Target } from './reliability/server-under-test.ts'

/* Injects faults into the real server and reports which guarantees held. */

const KILL = `SIGKILL under load, ${KILL_ROUNDS} rounds`
const BACKUP = 'A backup under load, restored elsewhere'

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
    await look('Disk full, then room again (SQLite)', () => fillDisk(sqlite()))
    await look(`${BACKUP} (SQLite)`, () => drillBackup({ target: sqlite(), place: sqlite() }))
    if (cluster === null) {
      console.warn('!!! NOTHING WAS TRIED ON POSTGRESQL: there is none here. Run `npm run test:tools`. !!!')
      process.exitCode = 1
    } else {
      const { url, stop: pause, start: resume, freeze, thaw } = cluster
      await look(`${KILL} (PostgreSQL)`, async () => killUnderLoad(await postgres(url)), 180)
      await look(`${BACKUP} (PostgreSQL)`, async () =>
        drillBackup({ target: await postgres(url), place: await postgres(url) }),
      )
      await look('PostgreSQL stopped, then started again', async () =>
        loseDatabase(await postgres(url), { pause, resume }),
      )
      for (const seconds of FREEZE_SECONDS)
        await look(
          `PostgreSQL frozen for ${seconds} s under load`,
          async () => freezeDatabase(await postgres(url), { seconds, freeze, thaw }),
          120,
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
