import { expect, inject, onTestFinished, test } from 'vitest'
import { postgresBinaries } from '#scripts/postgres/binaries.ts'
import { makeCluster, makeDatabaseIn } from '#scripts/postgres/cluster.ts'
import { drillBackup } from '#scripts/reliability/backup-drill.ts'
import { fillDisk } from '#scripts/reliability/full-disk.ts'
import { holdLock } from '#scripts/reliability/held-lock.ts'
import { killUnderLoad } from '#scripts/reliability/kill.ts'
import { loseDatabase, shareDatabase } from '#scripts/reliability/postgres.ts'
import { tryFault, type Measured } from '#scripts/reliability/report.ts'
import { dripBytes } from '#scripts/reliability/slow-clients.ts'
import { stopUnderLoad } from '#scripts/reliability/stop.ts'
import { makeTarget } from '#tests/server/fixtures/broken-server.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'

const STORE = 'server/submissions/submission-store.ts'
const FAULTS = 'server/platform/database/faults.ts'

const NO_OUTAGE = {
  file: FAULTS,
  replace: 'if (CONNECTION_ERRORS.has(code)',
  by: 'if (code !== "") return false\n  if (CONNECTION_ERRORS.has(code)',
}

async function expectReport(run: () => Promise<Measured>, maxSeconds = 50) {
  const { isKept, figures } = await tryFault({ fault: 'a broken server', maxSeconds, run })
  expect(isKept, figures).toBe(false)
  return figures
}

async function makePostgresTarget(...defects: Parameters<typeof makeTarget>[0]) {
  const binaries = postgresBinaries()
  if (binaries === null) throw new Error('There is no PostgreSQL to test with.')
  const cluster = await makeCluster(binaries)
  onTestFinished(cluster.remove)
  const databaseUrl = await makeDatabaseIn(cluster.url, 'broken')
  const target = await makeTarget(defects, { DATABASE_URL: databaseUrl })
  return { target: { ...target, databaseUrl }, pause: cluster.stop, resume: cluster.start }
}

test('a server that acknowledges before it stores is reported', async () => {
  const target = await makeTarget([
    {
      file: STORE,
      replace: 'const isNew = await',
      by: 'setTimeout(() => void insert(db, row), 60_000); if (row.id) return referenceCode; const isNew = await',
    },
  ])
  expect(await expectReport(() => killUnderLoad(target, 1))).not.toContain(' 0 lost')
})

test.each([
  ['a whole backup', '', true],
  ['a backup without files', 'delete from materials', false],
])('of %s the drill tells [RUN-10]', async (_name, forget, isWhole) => {
  const target = await makeTarget([
    {
      file: 'admin/sqlite-backup.ts',
      replace: "file.prepare('VACUUM INTO ?').run(to)",
      by: `file.prepare('VACUUM INTO ?').run(to); if ('${forget}') { const thin = new Sqlite(to); thin.exec('${forget}'); thin.close() }`,
    },
  ])
  const dataDir = await makeDataDir()
  const place = { ...target, dataDir, environment: { ...target.environment, DATA_DIR: dataDir } }
  const { isKept, figures } = await drillBackup({ target, place, seconds: 1, admin: target.admin })
  expect(isKept, figures).toBe(isWhole)
})

test('a server that forgets a mail, or a line of the audit log, is reported', async () => {
  const target = await makeTarget([
    { file: STORE, replace: 'await onStored?.(transaction, referenceCode)', by: '' },
    {
      file: 'server/staff/submission-changes.ts',
      replace: 'auditLog(transaction, now).add({ who: staffId',
      by: 'Promise.resolve({ who: staffId',
    },
  ])
  const figures = await expectReport(() => killUnderLoad(target, 1))
  expect(figures).not.toContain(' mails due, 0 lost')
  expect(figures).not.toContain(' 0 lines')
  expect(figures).toContain('acknowledged, 0 lost')
})

test('a server that stops without answering is reported', async () => {
  const target = await makeTarget([
    // Before the wait, in which a fast machine would answer everything.
    { file: 'server/main.ts', replace: 'await wait(ACCEPT_MS)', by: 'process.exit(0)' },
  ])
  await expectReport(() => stopUnderLoad(target, 1))
})

test('a server that lets bodies drip is reported, and in time', async () => {
  const target = await makeTarget([
    { file: 'server/platform/min-body-rate.ts', replace: 'if (hasBody(raw))', by: 'if (false)' },
  ])
  expect(await expectReport(() => dripBytes(target))).toContain('50 of 100 cut off')
})

test.each([400, 1000])('a server that waits inside SQLite for %i ms is reported', async (milliseconds) => {
  const target = await makeTarget([
    {
      file: 'server/platform/database/open.ts',
      replace: 'PRAGMA busy_timeout = 0',
      by: `PRAGMA busy_timeout = ${milliseconds}`,
    },
  ])
  const figures = await expectReport(() => holdLock(target, { seconds: 4, writerCount: 3 }))
  const delay = Number(/held up for (\d+) ms/.exec(figures)?.[1])
  expect(delay).toBeGreaterThan(milliseconds * 0.9)
})

test('a server that calls a full disk its own mistake is reported', async () => {
  const target = await makeTarget([NO_OUTAGE])
  const figures = await fillDisk(target)
  // Only root can create a small disk.
  if (process.getuid?.() === 0) expect(figures.isKept, figures.figures).toBe(false)
})

test.skipIf(inject('postgresUrl') === null)(
  'a server that hides an outage of PostgreSQL is reported',
  async () => {
    const { target, ...postgres } = await makePostgresTarget(NO_OUTAGE)
    await expectReport(() => loseDatabase(target, postgres))
  },
)

test.skipIf(inject('postgresUrl') === null)(
  'servers that store one message several times are reported',
  async () => {
    const { target } = await makePostgresTarget({
      file: STORE,
      replace: ".onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())",
      by: '',
    })
    await expectReport(() => shareDatabase(target))
  },
)

test('a fault that hangs is reported when its time is up', async () => {
  const forever = () => new Promise<Measured>(() => {})
  expect(await expectReport(forever, 0.01)).toBe('not over after 0.01 s')
})
