import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { maxAttachmentBytes } from '#contract/attachment.ts'
import { megabytesOf } from '#scripts/process-usage.ts'
import { UPLOAD_LIMITS, UPLOAD_MEMORY_MEGABYTES } from '#server/submissions/upload-limits.ts'
import { nominationOf, rulesOf } from './nomination.ts'
import type { Measured } from './report.ts'
import { startServer, withRealLimits, type Target } from './server-under-test.ts'

const { atOnce: UPLOADS, atOncePerAddress: PER_ADDRESS } = UPLOAD_LIMITS
/** The bytes that `nominationOf` writes before those of the file. */
const SIGNATURE_BYTES = 100
/** Held back until everything else has been sent, so that all uploads complete at the same time. */
const LAST_BYTES = 512

export const FULL_UPLOADS = `${UPLOADS} uploads of the largest files, complete at the same time, and one more`

/**
 * With all upload slots taken by files of the maximum size, the server must answer within its promised memory and
 * reject one more.
 */
export async function uploadFully(target: Target): Promise<Measured> {
  const { categories, maxFileMegabytes } = rulesOf(target)
  const [category = ''] = categories
  const largest = maxAttachmentBytes(maxFileMegabytes) - SIGNATURE_BYTES
  const server = await startServer(withRealLimits(target))
  const url = `${server.url}/submissions/nominations`
  const begin = async (bytes: number, from: string) =>
    beginUpload(url, await nominationOf(category, bytes, randomUUID()), from)

  // A first upload loads the code, whose memory must not count.
  await (await begin(1000, '203.0.113.1')).finish()
  const before = megabytesOf(server.pid)
  const addresses = Array.from({ length: UPLOADS }, (_, index) => Math.floor(index / PER_ADDRESS))
  const uploads = await Promise.all(addresses.map((each) => begin(largest, `198.51.100.${each + 1}`)))
  const refused = await (await begin(1000, '203.0.113.2')).finish()
  const answers = await Promise.all(uploads.map(({ finish }) => finish()))
  const growth = megabytesOf(server.pid, 'VmHWM') - before
  await server.end('SIGTERM')

  const taken = answers.filter((status) => status === 201).length
  return {
    figures: `${taken} of ${UPLOADS} taken; the one more answered with ${refused}; memory grew by ${growth.toFixed(0)} MB at most`,
    isKept: taken === UPLOADS && refused === 429 && growth < UPLOAD_MEMORY_MEGABYTES,
  }
}

type Nomination = Awaited<ReturnType<typeof nominationOf>>

/** Sends all but the last bytes; `finish` sends the rest, and resolves to the status of the answer. */
async function beginUpload(url: string, { headers, body }: Nomination, from: string) {
  const upload = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length, 'x-forwarded-for': from },
  })
  const status = new Promise<number>((resolve, reject) => {
    upload.on('error', reject)
    upload.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  const isRead = upload.write(body.subarray(0, -LAST_BYTES))
  if (!isRead) await Promise.race([once(upload, 'drain'), status])
  return {
    finish: () => {
      upload.end(body.subarray(-LAST_BYTES))
      return status
    },
  }
}
