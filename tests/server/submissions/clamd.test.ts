import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { programPath } from '#scripts/program-path.ts'
import { FileNotScanned, scanWithClamd } from '#server/submissions/clamd.ts'
import { EICAR, startFakeClamd } from '#tests/server/fixtures/clamd.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'
import { MEGABYTE } from '#tests/server/fixtures/submissions.ts'

test('a file is streamed to clamd whole, and has the name of what was found, or is clean [SCAN-1]', async () => {
  const { url, scanned } = await startFakeClamd()
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
  expect(await scanWithClamd(url, content)).toBeNull()
  expect(scanned[0]?.equals(content)).toBe(true)
  expect(await scanWithClamd(url, Buffer.alloc(0))).toBeNull()
  expect(await scanWithClamd(url, Buffer.from(EICAR))).toBe('Eicar-Test-Signature')
})

test('a file larger than clamd accepts names the setting to change [SCAN-6]', async () => {
  const reply = 'INSTREAM size limit exceeded. ERROR\0'
  const { url } = await startFakeClamd({ reply: (_content, socket) => socket.end(reply) })
  const scan = scanWithClamd(url, Buffer.from('a'))
  await expect(scan).rejects.toThrow(FileNotScanned)
  await expect(scan).rejects.toThrow('StreamMaxLength')
})

test.each([
  ['an error', "stream: Can't allocate memory ERROR\0", "clamd answered 'stream: Can't allocate memory"],
  ['half an answer', 'stream: OK', 'clamd closed the connection without an answer'],
  ['something else', 'x'.repeat(10_000), 'clamd answered with something else'],
])('%s is no result [SCAN-1]', async (_name, reply, message) => {
  const { url } = await startFakeClamd({ reply: (_content, socket) => socket.end(reply) })
  await expect(scanWithClamd(url, Buffer.from('a'))).rejects.toThrow(message)
})

test('a scanner that does not answer is left alone after a while [SCAN-1]', async () => {
  const { url } = await startFakeClamd({ reply: () => undefined })
  const scan = scanWithClamd(url, Buffer.from('a'), { timeout: 50 })
  await expect(scan).rejects.toThrow('did not answer in 50 ms')
})

const binary = programPath('clamd')

if (binary === null)
  console.warn(
    '\n!!! NO FILE IS SCANNED BY A REAL CLAMD, with the EICAR file: there is none here. Run `npm run test:tools`. !!!\n',
  )

/** A clamd with the signature of the EICAR file only, as its real database has hundreds of megabytes. */
async function startClamd(path: string) {
  const directory = await makeDataDir()
  const socket = join(directory, 'clamd.ctl')
  const config = join(directory, 'clamd.conf')
  await writeFile(join(directory, 'eicar.ndb'), `Eicar-Test:0:*:${Buffer.from(EICAR).toString('hex')}\n`)
  const settings = ['Foreground yes', `DatabaseDirectory ${directory}`, 'StreamMaxLength 6M']
  await writeFile(config, `LocalSocket ${socket}\n${settings.join('\n')}\n`)
  const child = spawn(path, ['--config-file', config], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exited
  })
  const url = `unix://${socket}`
  await vi.waitFor(() => scanWithClamd(url, Buffer.from('ready?')), { timeout: 30_000, interval: 50 })
  return url
}

test.skipIf(binary === null)(
  'a real clamd finds the EICAR file, and nothing in others [SCAN-1 SCAN-6]',
  { timeout: 60_000 },
  async () => {
    const url = await startClamd(binary ?? '')
    expect(await scanWithClamd(url, Buffer.from(EICAR))).toMatch(/^Eicar-Test/)
    expect(await scanWithClamd(url, Buffer.from(`%PDF-1.4 ${EICAR}`))).toMatch(/^Eicar-Test/)
    expect(await scanWithClamd(url, Buffer.from('%PDF-1.4 a portfolio'))).toBeNull()
    expect(await scanWithClamd(url, Buffer.alloc(5 * MEGABYTE, 'a page '))).toBeNull()
    await expect(scanWithClamd(url, Buffer.alloc(20 * MEGABYTE))).rejects.toThrow(FileNotScanned)
  },
)
