import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readSite } from '#server/site/read-site.ts'
import { makeCluster, makeDatabaseIn, postgresBinaries, type Cluster } from './postgres/cluster.ts'
import {
  drillBackup,
  fillDisk,
  KILL_ROUNDS,
  killUnderLoad,
  loseDatabase,
  type Measured,
} from './reliability/drills.ts'
import { killServers, makeTarget, type Target } from './reliability/server-under-test.ts'

/* Injects faults into the real server and reports which guarantees held. */

/** Injects a fault and reports whether all was kept. A timeout or an exception is a finding as well, as a broken server may hang. */
async function tryFault(fault: string, run: () => Promise<Measured>): Promise<boolean> {
  const failed = (error: unknown) => ({ figures: `failed: ${String(error)}`, isKept: false })
  const timeUp = wait(180_000, { figures: 'not over after 180 s', isKept: false }, { ref: false })
  const { figures, isKept } = await Promise.race([run().catch(failed), timeUp])
  killServers()
  console.log(`| ${fault} | ${figures} | ${isKept ? 'yes' : 'NO'} |`)
  return isKept
}

/** The faults, each with the databases that it is tried on. */
function faultsOf(cluster: Cluster | null, home: string): Array<[string, () => Promise<Measured>]> {
  let databases = 0
  const sqlite = async () => makeTarget(join(home, String(++databases)))
  const postgres = async ({ url }: Cluster) =>
    makeTarget(join(home, String(++databases)), await makeDatabaseIn(url, `reliability_${databases}`))

  const onBoth = (name: string, make: () => Promise<Target>): ReturnType<typeof faultsOf> => [
    [`SIGKILL under load, ${KILL_ROUNDS} rounds (${name})`, async () => killUnderLoad(await make())],
    [
      `A backup under load, restored elsewhere (${name})`,
      async () => drillBackup(await make(), await make()),
    ],
  ]
  const faults = onBoth('SQLite', sqlite)
  faults.push(['Disk full, then room again (SQLite)', fillDisk])
  if (cluster === null) return faults
  const own = () => postgres(cluster)
  faults.push(...onBoth('PostgreSQL', own))
  faults.push(['PostgreSQL stopped, then started again', async () => loseDatabase(await own(), cluster)])
  return faults
}

async function main() {
  // Fails with advice if there is no build.
  readSite('build/client')
  const home = mkdtempSync(join(tmpdir(), 'gelegrid-reliability-'))
  const binaries = postgresBinaries()
  const cluster = binaries === null ? null : await makeCluster(binaries, { isDurable: true })
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  console.log(`Node.js ${process.version}, ${availableParallelism()} cores, ${gigabytes} GB\n`)
  console.log('| Fault | Figures | Kept |\n| --- | --- | --- |')
  let isAllKept = cluster !== null
  try {
    for (const [fault, run] of faultsOf(cluster, home)) if (!(await tryFault(fault, run))) isAllKept = false
  } finally {
    cluster?.remove()
    rmSync(home, { recursive: true, force: true })
  }
  if (cluster === null)
    console.warn('!!! NOTHING WAS TRIED ON POSTGRESQL: there is none here. Run `npm run test:tools`. !!!')
  if (!isAllKept) process.exitCode = 1
}

await main()
