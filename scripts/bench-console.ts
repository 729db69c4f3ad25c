import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { submissionIndexRow } from '#server/platform/submission-index-row.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { median } from './bench/median.ts'
import { postgresBinaries } from './postgres/binaries.ts'
import { makeCluster, makeDatabaseIn } from './postgres/cluster.ts'
import { megabytesOf } from './process-usage.ts'
import {
  killServers,
  makeTarget,
  startServer,
  type RunningServer,
  type Target,
} from './reliability/server-under-test.ts'
import { makeEditor } from './reliability/staff.ts'

/*
 * Measures lists, searches and exports of the staff console with many submissions, on both databases: their duration
 * compared with few submissions, and the memory of the server.
 */

const FEW = 1_000
const MANY = 100_000
const RUNS = 7
const MINUTE = 60_000

const KINDS = ['contact', 'contact', 'volunteering', 'newsletter'] as const
const NAMES = ['Adaeze Obi', 'Ngozi Bello', 'Yetunde Ajayi', 'Halima Sani', 'Ẹbùn Adéyẹmí'] as const

const QUERIES = [
  ['First page', ''],
  ['Last page', '?page=last'],
  ['Oldest first', '?sort=oldest'],
  ['What waits longest first', '?sort=status'],
  ['One kind, one status', '?kind=volunteering&status=new'],
  ['A search that finds one', '?search=number+4711.'],
  ['A search that finds a fifth', '?search=ngozi'],
  ['A search that finds nothing', '?search=nowhere'],
] as const

type Measured = Map<string, number>

async function main() {
  const home = mkdtempSync(join(tmpdir(), 'gelegrid-bench-'))
  const binaries = postgresBinaries()
  const cluster = binaries === null ? null : await makeCluster(binaries, { isDurable: true })
  try {
    await compare('SQLite', (count) => makeTarget(join(home, `sqlite-${count}`)))
    if (cluster === null) return console.warn('PostgreSQL is left out: there is none here.')
    await compare('PostgreSQL', async (count) =>
      makeTarget(join(home, `postgres-${count}`), await makeDatabaseIn(cluster.url, `bench_${count}`)),
    )
  } finally {
    killServers()
    await cluster?.remove()
    rmSync(home, { recursive: true, force: true })
  }
}

async function compare(database: string, targetFor: (count: number) => Target | Promise<Target>) {
  const few = await measure(await targetFor(FEW), FEW)
  const many = await measure(await targetFor(MANY), MANY)
  console.log(`\n| ${database} | ${FEW} | ${MANY} | Ratio |\n| --- | ---: | ---: | ---: |`)
  for (const [what, figure] of many) {
    const base = few.get(what) ?? Number.NaN
    console.log(`| ${what} | ${figureOf(base)} | ${figureOf(figure)} | ${(figure / base).toFixed(1)} |`)
  }
}

async function measure(target: Target, count: number): Promise<Measured> {
  const { db, close } = await openDatabase(target)
  await fill(db, count)
  // Databases do this by themselves after some time.
  await sql`ANALYZE`.execute(db)
  await close()
  const server = await startServer(target)
  const headers = await makeEditor(server.url, target)
  const found: Measured = new Map()
  const list = `${server.url}/api/staff/submissions`
  const { total, pageSize } = (await readJson(list, headers)).payload
  for (const [what, query] of QUERIES) {
    const url = `${list}${query.replace('last', String(Math.ceil(total / pageSize)))}`
    const times: Array<number> = []
    for (let run = 0; run < RUNS; run++) {
      const startedAt = performance.now()
      await readJson(url, headers)
      times.push(performance.now() - startedAt)
    }
    found.set(`${what} (ms)`, median(times))
  }
  const before = megabytesOf(server.pid)
  const exported = await readExport(`${list}.csv?kind=contact`, headers, server)
  found.set('Export of one kind, half of all (ms)', exported.milliseconds)
  found.set('Size of the export (MB)', exported.megabytes)
  found.set('Memory before the export (MB)', before)
  found.set('Most memory during the export (MB)', exported.peak)
  await server.end('SIGTERM')
  return found
}

async function fill(db: Kysely<Tables>, count: number) {
  const now = Date.now()
  const rows = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    kind: KINDS[index % KINDS.length] ?? 'contact',
    idempotency_key: crypto.randomUUID(),
    content_hash: '',
    payload: payloadOf(index),
    account_id: null,
    donor_key: null,
    created_at: now - (count - index) * MINUTE,
    received_at: null,
    reference_code: index.toString(36).toUpperCase().padStart(6, '0'),
    notified_at: now,
  }))
  const BATCH = 500
  await db.transaction().execute(async (transaction) => {
    for (let first = 0; first < count; first += BATCH) {
      const part = rows.slice(first, first + BATCH)
      await transaction.insertInto('submissions').values(part).execute()
      await transaction.insertInto('submission_index').values(part.map(submissionIndexRow)).execute()
    }
  })
}

/** About as long as real messages. */
function payloadOf(index: number) {
  const name = NAMES[index % NAMES.length]
  const message = `Message number ${index}. ${'I should like to hear more about the classes in Yaba. '.repeat(6)}`
  return JSON.stringify({ fullName: name, email: `person-${index}@example.com`, message })
}

async function readJson(url: string, headers: { cookie: string }) {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as { payload: { total: number; pageSize: number } }
}

/** Reads the file as it arrives, and measures the memory of the server meanwhile. */
async function readExport(url: string, headers: { cookie: string }, server: RunningServer) {
  const startedAt = performance.now()
  const response = await fetch(url, { headers })
  if (!response.ok || response.body === null) throw new Error(`The export answered ${response.status}.`)
  let bytes = 0
  let peak = 0
  for await (const chunk of response.body) {
    bytes += (chunk as Uint8Array).length
    peak = Math.max(peak, megabytesOf(server.pid))
  }
  return { milliseconds: performance.now() - startedAt, megabytes: bytes / 1e6, peak }
}

function figureOf(figure: number) {
  return figure < 10 ? figure.toFixed(1) : String(Math.round(figure))
}

await main()
