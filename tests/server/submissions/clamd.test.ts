import { expect, test } from 'vitest'
import { FileNotScanned, scanWithClamd } from '#server/submissions/clamd.ts'
import { EICAR, startFakeClamd } from '#tests/server/fixtures/clamd.ts'
import { unusedPort } from '#tests/server/fixtures/mail.ts'

test('a file is streamed to clamd whole, and clean if nothing is found [SCAN-1]', async () => {
  const { url, scanned } = await startFakeClamd()
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
  expect(await scanWithClamd(url, content)).toBeNull()
  expect(scanned[0]?.equals(content)).toBe(true)
  expect(await scanWithClamd(url, Buffer.alloc(0))).toBeNull()
})

test('an infected file has the name of what was found [SCAN-1]', async () => {
  const { url } = await startFakeClamd()
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
  [
    'an error',
    "stream: Can't allocate memory ERROR\0",
    "clamd answered 'stream: Can't allocate memory ERROR'",
  ],
  ['half an answer', 'stream: OK', 'clamd closed the connection without an answer'],
  ['no answer', '', 'clamd closed the connection without an answer'],
  ['something else', 'x'.repeat(10_000), 'clamd answered with something else'],
])('%s is no result [SCAN-1]', async (_name, reply, message) => {
  const { url } = await startFakeClamd({ reply: (_content, socket) => socket.end(reply) })
  await expect(scanWithClamd(url, Buffer.from('a'))).rejects.toThrow(message)
})

test('a scanner that does not answer is left alone after a while [SCAN-1]', async () => {
  const { url } = await startFakeClamd({ reply: () => undefined })
  await expect(scanWithClamd(url, Buffer.from('a'), { timeout: 50 })).rejects.toThrow(
    'did not answer in 50 ms',
  )
})

test('a scanner that is not there is no result [SCAN-1]', async () => {
  await expect(scanWithClamd(`tcp://127.0.0.1:${await unusedPort()}`, Buffer.from('a'))).rejects.toThrow(
    'ECONNREFUSED',
  )
})
