import getPort from 'get-port'
import { expect, vi, test } from 'vitest'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import { FileNotScanned } from '#server/submissions/clamd.ts'
import { scanWorker } from '#server/submissions/scans.ts'
import { erasePerson } from '#server/privacy/erase-person.ts'
import { personFiles } from '#server/privacy/person-files.ts'
import { makeServer, startInstance } from '#tests/server/fixtures/accounts.ts'
import { EICAR, startFakeClamd } from '#tests/server/fixtures/clamd.ts'
import { LIST, makeEditor } from '#tests/server/fixtures/console.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeLog } from '#tests/server/fixtures/log.ts'
import { fileOf, nominate, NOMINATION, PDF } from '#tests/server/fixtures/submissions.ts'

const INFECTED = Buffer.from(`%PDF-1.4 ${EICAR}`)

async function makeConsole(environment: Record<string, string>, kind: Database['kind'] = 'sqlite') {
  const editor = await makeEditor({ kind, environment })
  const send = async (content = PDF, key = 'key-of-the-form') =>
    (await nominate(editor.app, { file: fileOf(content), key })).json().reference as string
  const attachmentOf = async (reference: string) => {
    const { scan, signature, isDownloadable } = (await editor.read(reference)).attachment ?? {}
    return { scan, signature, isDownloadable }
  }
  const download = (reference: string) => editor.browser.get(`${LIST}/${reference}/attachment`)
  return { ...editor, send, attachmentOf, download }
}

const CLEAN = { scan: 'clean', signature: null, isDownloadable: true }
const FOUND = { scan: 'infected', signature: 'Eicar-Test-Signature', isDownloadable: false }

const SOON = { timeout: 20_000, interval: 20 }

const scansIn = ({ db }: Database) => db.selectFrom('materials').selectAll().execute()

async function untilScanned(database: Database, count: number) {
  const scanned = async () => (await scansIn(database)).filter(({ scan_result }) => scan_result !== null)
  await vi.waitFor(async () => expect(await scanned()).toHaveLength(count), SOON)
}

/** Waits until the attempt to scan the only file has failed, and is postponed. */
async function untilPostponed(database: Database, before: number) {
  await vi.waitUntil(async () => {
    const [scan] = await scansIn(database)
    return scan?.scan_result === null && scan.attempts === 1 && scan.due_at < before
  }, SOON)
}

testOnBoth('a scanned file is downloaded if it is clean, else only named [SCAN-2 SCAN-3]', async (kind) => {
  const { url } = await startFakeClamd()
  const { browser, database, send, attachmentOf, download } = await makeConsole({ CLAMD_URL: url }, kind)
  const [clean, infected] = [await send(), await send(INFECTED, 'another-key-of-it')]
  await untilScanned(database, 2)
  expect(await attachmentOf(clean)).toEqual(CLEAN)
  expect((await download(clean)).rawPayload).toEqual(PDF)
  expect(await attachmentOf(infected)).toEqual(FOUND)
  const answer = await download(infected)
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { error: 'This file is infected, so it cannot be downloaded.' },
  ])
  const entries = (await browser.get('/api/staff/audit?action=attachment-infected')).json().payload.rows
  expect(entries).toMatchObject([{ who: 'server', reference: infected, detail: 'Eicar-Test-Signature' }])
})

test('while the scanner is down nothing is refused or lost, and all is scanned afterwards [SCAN-4]', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const environment = { CLAMD_URL: `tcp://127.0.0.1:${port}` }
  const { app, database, pass, now, settings, send, attachmentOf, download } = await makeConsole(environment)
  const reference = await send(INFECTED)
  expect(reference).toMatch(/^KC-/)
  await untilPostponed(database, now() + MINUTE)
  expect(await attachmentOf(reference)).toMatchObject({ scan: 'pending', isDownloadable: true })
  expect((await download(reference)).statusCode).toBe(200)
  expect((await app.inject('/healthz')).statusCode).toBe(200)

  await startFakeClamd({ port })
  pass(MINUTE)
  // Another instance, as after a restart.
  const { app: restarted } = await startInstance({ settings, now, environment })
  await restarted.ready()
  await untilScanned(database, 1)
  expect(await attachmentOf(reference)).toEqual(FOUND)
})

test('in quarantine a file is downloaded only once it is scanned [SCAN-5]', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const environment = { CLAMD_URL: `tcp://127.0.0.1:${port}`, SCAN_QUARANTINE: 'true' }
  const { app, database, pass, now, send, attachmentOf, download } = await makeConsole(environment)
  const reference = await send()
  await untilPostponed(database, now() + MINUTE)
  expect(await attachmentOf(reference)).toMatchObject({ scan: 'pending', isDownloadable: false })
  const answer = await download(reference)
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { error: 'This file has not been scanned for viruses yet. Please try again in a minute.' },
  ])

  await startFakeClamd({ port })
  pass(MINUTE)
  app.scanSoon()
  await untilScanned(database, 1)
  expect((await download(reference)).rawPayload).toEqual(PDF)
})

test('without a scanner files are not scanned, and scanned once there is one [SCAN-7]', async () => {
  const { database, settings, now, send, attachmentOf, download } = await makeConsole({})
  const references = [await send(), await send(INFECTED, 'another-key-of-it')]
  expect(await attachmentOf(references[0] ?? '')).toMatchObject({ scan: 'not-scanned', isDownloadable: true })
  expect((await download(references[0] ?? '')).statusCode).toBe(200)

  const { url } = await startFakeClamd()
  const { app } = await startInstance({ settings, now, environment: { CLAMD_URL: url } })
  await app.ready()
  await untilScanned(database, 2)
  // Infected files stay infected when the scanner is removed.
  expect(await attachmentOf(references[1] ?? '')).toEqual(FOUND)
})

test('a file that the scanner refuses holds up no other, and the log says why [SCAN-6]', async () => {
  const { app, database, now, pass } = await makeServer()
  await nominate(app, { file: fileOf(Buffer.from('%PDF-1.4 large')) })
  await nominate(app, { key: 'another-key-of-it' })
  const { log, text } = makeLog()
  const scan = async (content: Buffer) => {
    if (content.includes('large')) throw new FileNotScanned('It is larger than StreamMaxLength allows.')
    return null
  }
  const { run } = scanWorker({ database, now, log, scan })
  await run()
  await untilScanned(database, 1)
  for (let attempt = 2; attempt <= 9; attempt++) {
    pass(DAY)
    await run()
  }
  const refused = (await scansIn(database)).filter(({ scan_result }) => scan_result === null)
  expect(refused).toMatchObject([{ attempts: 9, due_at: now() + DAY }])
  expect(text()).toContain('the scanner refuses a file')
  expect(text()).toContain('StreamMaxLength')
})

test('an export of a person names an infected file and leaves it out; an erasure leaves nothing [SCAN-8]', async () => {
  const { url } = await startFakeClamd()
  const { app, database, pass, send } = await makeConsole({ CLAMD_URL: url })
  await send(INFECTED)
  await untilScanned(database, 1)
  const files = new Map<string, string>()
  for await (const { name, input } of personFiles(database.db, NOMINATION.nominatorEmail, app.config))
    files.set(name, input.toString('latin1'))
  expect([...files.values()].join('\n')).not.toContain(EICAR)
  const name = [...files.keys()].find((each) => each.endsWith('portfolio.pdf.txt')) ?? ''
  expect(files.get(name)).toContain(
    'portfolio.pdf was sent with it. It is left out, because it is infected: Eicar-Test-Signature.',
  )
  expect(files.get('README.txt')).toContain(name)
  expect([...files.values()].join()).not.toContain('1970-01-01')

  pass(DAY)
  const person = { email: NOMINATION.nominatorEmail, secret: null }
  await erasePerson(database.db, app.now, person, { isDryRun: false })
  expect(await scansIn(database)).toEqual([])
})
