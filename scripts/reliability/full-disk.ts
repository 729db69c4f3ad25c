import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/database/open.ts'
import { call, logIn, newPerson, sendMessage, signUp } from './calls.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

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
  const { dataDir } = target
  const server = await startServer(target)
  const member = newPerson()
  await signUp(server.url, member)
  const { cookie } = await logIn(server.url, member)
  const kept: Array<string> = []
  const statuses = new Map<number, number>()

  async function write(times: number) {
    for (let time = 0; time < times; time++) {
      const key = crypto.randomUUID()
      const { status } = await sendMessage(server.url, key)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) kept.push(key)
    }
  }

  await write(20)
  const ballast = join(dataDir, 'ballast')
  fillUp(dataDir, ballast)
  await write(200)
  const whileFull = Object.fromEntries(statuses)
  const readsWhileFull = (await call(`${server.url}/auth/verify-user`, undefined, { cookie })).status
  truncateSync(ballast, 0)
  const before = kept.length
  await write(20)
  const after = kept.length - before
  await server.end('SIGTERM')

  const { db, close } = await openDatabase(target)
  const rows = await db.selectFrom('submissions').select('idempotency_key').execute()
  await close()
  const stored = new Set(rows.map((row) => row.idempotency_key))
  const lost = kept.filter((key) => !stored.has(key)).length
  const refused = whileFull[503] ?? 0
  return {
    figures: `${refused} writes refused with 503 while full, session check answered ${readsWhileFull}; ${after} of 20 writes taken once there was room; ${kept.length} acknowledged, ${lost} lost`,
    isKept:
      refused > 0 &&
      Object.keys(whileFull).every((status) => ['201', '503'].includes(status)) &&
      readsWhileFull === 200 &&
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
