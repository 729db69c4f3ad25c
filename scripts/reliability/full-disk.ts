import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from './calls.ts'
import type { Measured } from './drills.ts'
import { nothing, signedIn, write } from './load.ts'
import { startServer, type Target } from './server-under-test.ts'
import { findLost } from './stored.ts'

/** Fills the disk of a running server, checks its answers, frees the disk, and checks that it recovers. */
export async function fillDisk(target: Target): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gelegrid-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir], { stdio: 'ignore' })
  } catch {
    rmSync(dataDir, { recursive: true })
    return { figures: 'left out: a small disk can only be mounted by root', isKept: true }
  }
  try {
    return await watch({ ...target, dataDir, environment: { ...target.environment, DATA_DIR: dataDir } })
  } finally {
    // A lazy unmount: SQLite releases a closed file only on garbage collection.
    execFileSync('umount', ['--lazy', dataDir])
    rmSync(dataDir, { recursive: true })
  }
}

async function watch(target: Target) {
  const server = await startServer(target)
  const { cookie } = await signedIn(server.url)
  const known = nothing()
  const writeTimes = async (times: number) => {
    for (let time = 0; time < times; time++) await write(server.url, known)
  }
  await writeTimes(20)
  const ballast = join(target.dataDir, 'ballast')
  fillUp(target.dataDir, ballast)
  await writeTimes(200)
  const whileFull = Object.fromEntries(known.statuses)
  const reads = (await call(`${server.url}/auth/verify-user`, undefined, { cookie })).status
  truncateSync(ballast, 0)
  const before = known.messages.length
  await writeTimes(20)
  const after = known.messages.length - before
  await server.end('SIGTERM')

  const { lost } = await findLost(target, known)
  const refused = whileFull[503] ?? 0
  return {
    figures: `${refused} writes refused with 503 while full, session check answered ${reads}; ${after} of 20 writes taken once there was room; ${known.messages.length} acknowledged, ${lost} lost`,
    isKept:
      refused > 0 &&
      Object.keys(whileFull).every((status) => ['201', '503'].includes(status)) &&
      reads === 200 &&
      after === 20 &&
      lost === 0,
  }
}

/** Leaves at most a few blocks free: the running server may take some of them first. */
function fillUp(dataDir: string, ballast: string) {
  const { bavail, bsize } = statfsSync(dataDir)
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, (bavail - 8) * bsize)))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
