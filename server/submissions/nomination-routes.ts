import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nominationSchema } from '#contract/nominations.ts'
import { FORM_CHECK_HEADER, submissionEndpoint } from '#contract/submissions.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { readBody, route } from '#server/platform/http/route.ts'
import { readNominationForm } from './nomination-form.ts'
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
