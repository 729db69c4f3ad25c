import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clamdPath } from '#scripts/program-path.ts'
import { FileNotScanned, scanWithClamd } from '#server/submissions/clamd.ts'
import { EICAR } from '#tests/server/fixtures/clamd.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'
import { MEGABYTE } from '#tests/server/fixtures/submissions.ts'

const binary = clamdPath()

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
  await writeFile(
    config,
    [
      `LocalSocket ${socket}`,
      'Foreground yes',
      `DatabaseDirectory ${directory}`,
      'StreamMaxLength 6M',
      '',
    ].join('\n'),
  )
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
