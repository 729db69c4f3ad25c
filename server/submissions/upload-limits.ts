import { statfs } from 'node:fs/promises'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientLimit, scaled } from '#server/platform/http/rate-limit.ts'
import { DAY } from '#server/platform/clock.ts'
import { HttpError } from '#server/platform/http/errors.ts'

const MEGABYTE = 2 ** 20

const TOO_MANY = 'Many people are sending files just now. Please try again in a minute.'
const DISK_FULL =
  'We cannot take files just now: our storage is full. Please send your nomination again tomorrow.'

export const UPLOAD_LIMITS = {
  /** Each is held in memory from its start until it is stored. */
  atOnce: 20,
  /** Prevents one address with slow connections from blocking everybody else. */
  atOncePerAddress: 4,
  /** Sixty of the largest files. A whole school may share an address. */
  megabytesPerDay: 300,
  /** Left free for accounts and messages, which are in the same file. */
  freeMegabytes: 200,
}

type FreeSpace = (path: string) => Promise<{ bavail: number; bsize: number }>

/** Decides which uploads may start. Each instance counts in its own memory; the bytes per day are in the database. */
export function makeUploadLimits(app: FastifyInstance, readFreeSpace: FreeSpace = statfs) {
  const { limits, config, database } = app
  /** The network of each upload. */
  const inProgress: Array<string> = []

  /** Runs an upload, or throws if there are too many. */
  async function run<Result>(request: Pick<FastifyRequest, 'ip'>, upload: () => Promise<Result>) {
    const network = normalizeIP(request.ip)
    const fromHere = inProgress.filter((other) => other === network).length
    if (inProgress.length >= UPLOAD_LIMITS.atOnce || fromHere >= scaled(UPLOAD_LIMITS.atOncePerAddress, app))
      throw new HttpError(429, TOO_MANY, 60)
    inProgress.push(network)
    try {
      await checkFreeSpace()
      return await upload()
    } finally {
      inProgress.splice(inProgress.indexOf(network), 1)
    }
  }

  async function checkFreeSpace() {
    // PostgreSQL is usually on another machine.
    if (database.kind !== 'sqlite') return
    const { bavail, bsize } = await readFreeSpace(config.dataDir)
    if (bavail * bsize < UPLOAD_LIMITS.freeMegabytes * MEGABYTE) throw new HttpError(503, DISK_FULL, 60 * 60)
  }

  /** Counts the bytes of a file, or throws if the address has sent enough for a day. */
  async function takeQuota(request: Pick<FastifyRequest, 'ip'>, bytes: number) {
    const uploads = { key: 'uploads', max: UPLOAD_LIMITS.megabytesPerDay, windowMs: DAY }
    await limits.admit(clientLimit(app, uploads, request.ip), { amount: Math.ceil(bytes / MEGABYTE) })
  }

  return { run, takeQuota }
}
