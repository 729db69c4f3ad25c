import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { maxAttachmentBytes, attachmentTooLarge, UNSUPPORTED_ATTACHMENT } from '#contract/attachment.ts'
import { nominationSchema, type NominationRules } from '#contract/nominations.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { UPLOAD_RATE } from '#server/platform/min-body-rate.ts'
import { BAD_REQUEST, HttpError } from '#server/platform/errors.ts'
import { perAddress } from '#server/platform/rate-limit.ts'
import type { Services } from '#server/services.ts'
import type { SubmissionRules } from '#server/site/submission-rules.ts'
import { attachmentType } from './attachment-type.ts'
import { readMultipart, type UploadedFile } from './read-multipart.ts'
import { readBody } from '#server/platform/read-body.ts'
import { readKey, storeOnce } from './idempotency-key.ts'

const RECEIVED = 'Your nomination is with the judges. Thank you!'

// Each is held in memory while it arrives: together no more than 200 MB.
const MAX_CONCURRENT_UPLOADS = 40

type Parts = { services: Services; readRules: () => SubmissionRules }

/** Nominations come with a file, so as a form of several parts. */
export async function nominationRoutes(app: FastifyInstance, { services, readRules }: Parts) {
  await app.register(multipart)
  const config = {
    ...perAddress({ max: 30, windowMs: 10 * MINUTE }, services.config),
    minBodyRate: UPLOAD_RATE,
  }
  let arriving = 0

  app.post('/submissions/nominations', { config }, async (request, reply) => {
    const key = readKey(request)
    const { nominations: rules } = readRules()
    if (arriving >= MAX_CONCURRENT_UPLOADS) throw tooBusy()
    arriving += 1
    const form = await readMultipart(request, limitsOf(rules)).finally(() => (arriving -= 1))

    const material = form.file === null ? undefined : await readAttachment(form.file)
    const { material: _file, ...payload } = readBody(nominationSchema(rules), {
      ...form.fields,
      material: material && asFile(material),
    })
    await storeOnce(services, { kind: 'nominations', key, payload, material })
    return reply.code(201).send({ success: RECEIVED })
  })
}

function tooBusy() {
  return new HttpError(429, 'Many people are sending files just now. Please try again in a minute.', 60)
}

function limitsOf({ maxFileMegabytes }: NominationRules) {
  return { maxBytes: maxAttachmentBytes(maxFileMegabytes), tooLarge: attachmentTooLarge(maxFileMegabytes) }
}

type Attachment = Pick<UploadedFile, 'name' | 'content'> & { type: string }

async function readAttachment({ field, name, content }: UploadedFile): Promise<Attachment> {
  if (field !== 'material') throw new HttpError(400, BAD_REQUEST)
  // The contract has its own words for an empty file.
  const type = content.length === 0 ? '' : await attachmentType(content)
  if (type === null) throw new HttpError(415, UNSUPPORTED_ATTACHMENT)
  return { name, type, content }
}

/** As the contract knows it: the same rules hold in the browser. */
function asFile({ name, type, content }: Attachment) {
  return new File([new Uint8Array(content)], name, { type })
}
