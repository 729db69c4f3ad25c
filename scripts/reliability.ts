import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { readSite } from '#server/site/read-site.ts'
import { postgresBinaries } from './postgres/binaries.ts'
import { makeCluster, makeDatabaseIn } from './postgres/cluster.ts'
import { fillDisk } from './reliability/full-disk.ts'
import { guessInParallel } from './reliability/guesses.ts'
import { killUnderLoad } from './reliability/kill.ts'
import { loseDatabase, shareDatabase } from './reliability/postgres.ts'
import { table, type Finding } from './reliability/report.ts'
import { dripBytes } from './reliability/slow-clients.ts'
import { stopUnderLoad } from './reliability/stop.ts'

/* Injects faults into the real server and reports which guarantees held. */

const SECRET = 'a key for an afternoon of breaking things'

async function main() {
  // Fails with advice where there is no build.
  readSite('build/client')
  const home = mkdtempSync(join(tmpdir(), 'gelegrid-reliability-'))
  const binaries = postgresBinaries()
  const cluster = binaries === null ? null : await makeCluster(binaries)
  const findings: Array<Finding> = []
  let databases = 0

  function sqlite() {
    const dataDir = join(home, String(++databases))
    return { kind: 'SQLite', dataDir, databaseUrl: null, environment: { DATA_DIR: dataDir, SECRET } }
  }

  async function postgres(server: string) {
    const dataDir = join(home, String(++databases))
    const databaseUrl = await makeDatabaseIn(server, `reliability_${databases}`)
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET }
    return { kind: 'PostgreSQL', dataDir, databaseUrl, environment }
  }

  async function look(found: Promise<Finding>) {
    const finding = await found
    console.log(`${finding.isKept ? 'kept' : 'NOT KEPT'}: ${finding.fault}: ${finding.figures}`)
    findings.push(finding)
  }

  try {
    await look(killUnderLoad(sqlite()))
    await look(guessInParallel(sqlite()))
    await look(dripBytes(sqlite().environment))
    await look(fillDisk(sqlite().environment))
    const { environment, dataDir } = sqlite()
    await look(stopUnderLoad(environment, dataDir))
    if (cluster === null) {
      console.warn('!!! NOTHING WAS TRIED ON POSTGRESQL: there is none here. Run `npm run test:tools`. !!!')
      process.exitCode = 1
    } else {
      await look(killUnderLoad(await postgres(cluster.url)))
      await look(guessInParallel(await postgres(cluster.url)))
      await look(shareDatabase((await postgres(cluster.url)).environment))
      const outage = { pause: cluster.stop, resume: cluster.start }
      await look(loseDatabase((await postgres(cluster.url)).environment, outage))
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
