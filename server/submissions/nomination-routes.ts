import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UNSUPPORTED_ATTACHMENT } from '#contract/attachment.ts'
import { nominationSchema } from '#contract/nominations.ts'
import { FORM_CHECK_HEADER, submissionEndpoint } from '#contract/submissions.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { BAD_REQUEST, HttpError } from '#server/platform/http/errors.ts'
import { readBody, route } from '#server/platform/http/route.ts'
import { attachmentType } from './attachment-type.ts'
import { readMultipart, type UploadedFile } from './read-multipart.ts'
import { checkForm, readIdempotencyKey, storeForm } from './store-form.ts'
import type { NewAttachment } from './submission-store.ts'
import { makeUploadLimits } from './upload-limits.ts'

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
    const form = await readMultipart(request, rules.maxFileMegabytes)
    const attachment = form.file === null ? undefined : await readAttachment(form.file)
    const { material: _file, ...payload } = readBody(nominationSchema(rules), {
      ...form.fields,
      material: attachment && asFile(attachment),
    })
    checkForm(request.headers[FORM_CHECK_HEADER], app.config)
    if (attachment) await uploads.takeQuota(request, attachment.content.length)
    return storeForm(app, 'nominations', payload, { key, request, attachment })
  }
}

async function readAttachment({ field, name, content }: UploadedFile): Promise<NewAttachment> {
  if (field !== 'material') throw new HttpError(400, BAD_REQUEST)
  // The contract has its own message for an empty file.
  const type = content.length === 0 ? '' : await attachmentType(content)
  if (type === null) throw new HttpError(415, UNSUPPORTED_ATTACHMENT)
  return { name, type, content }
}

/** A `File` for the rules of the contract, of which none reads the bytes. */
function asFile({ name, type, content }: NewAttachment) {
  return Object.defineProperty(new File([], name, { type }), 'size', { value: content.length })
}
