import { statfs } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nominationSchema } from '#contract/nominations.ts'
import { FORM_CHECK_HEADER, submissionEndpoint } from '#contract/submissions.ts'
import { MINUTE, DAY } from '#server/platform/clock.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { clientLimit, scaled } from '#server/platform/http/rate-limit.ts'
import { readBody, route } from '#server/platform/http/route.ts'
import { readNominationForm } from './nomination-form.ts'
import { checkForm, readIdempotencyKey, storeForm } from './store-form.ts'
import type { NewAttachment } from './submission-store.ts'

/** Nominations arrive as multipart/form-data. A plugin of its own: no other route may accept that. */
export async function nominationRoutes(app: FastifyInstance) {
  await app.register(multipart)
  const config = { rateLimit: { max: 30, timeWindow: 10 * MINUTE } }
  const uploads = makeUploadLimits(app)

  route(app, submissionEndpoint('nominations'), { config }, async ({ request }) => {
    const key = readIdempotencyKey(request)
    // An upload counts until it is stored, because it is in memory until then.
    return uploads.run(request, () => storeNomination(request, key))
  })

  async function storeNomination(request: FastifyRequest, key: string) {
    const { nominations: rules } = app.siteFacts()
    const { fields, attachment } = await readNominationForm(request, rules.maxFileMegabytes)
    const { material: _file, ...payload } = readBody(nominationSchema(rules), {
      ...fields,
      material: attachment && asFile(attachment),
    })
    checkForm(request.headers[FORM_CHECK_HEADER], app.config)
    if (attachment) await uploads.takeQuota(request, attachment.content.length)
    return storeForm(app, 'nominations', payload, { key, request, attachment })
  }
}

/** A `File` for the rules of the contract, of which none reads the bytes. */
function asFile({ name, type, content }: NewAttachment) {
  return Object.defineProperty(new File([], name, { type }), 'size', { value: content.length })
}

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
