import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { largestMaterial, tooLargeMaterial, UNKNOWN_MATERIAL } from '#contract/material.ts'
import { nominationSchema, type NominationRules } from '#contract/nominations.ts'
import { MINUTE } from '#server/clock.ts'
import { UPLOAD_PACE } from '#server/plugins/body-pace.ts'
import { NOT_UNDERSTOOD, Refusal } from '#server/plugins/errors.ts'
import { perAddress } from '#server/plugins/rate-limit.ts'
import type { Services } from '#server/services.ts'
import type { SubmissionRules } from '#server/site/submission-rules.ts'
import { materialType } from '#server/uploads/material-type.ts'
import { readForm, type UploadedFile } from '#server/uploads/read-form.ts'
import { readBody } from './read-body.ts'
import { readKey, storeOnce } from './submission-key.ts'

const RECEIVED = 'Your nomination is with the judges. Thank you!'

// Each is held in memory while it arrives: together no more than 200 MB.
const MOST_AT_ONCE = 40

type Parts = { services: Services; readRules: () => SubmissionRules }

/** Nominations come with a file, so as a form of several parts. */
export async function nominationRoutes(app: FastifyInstance, { services, readRules }: Parts) {
  await app.register(multipart)
  const config = { ...perAddress({ most: 30, span: 10 * MINUTE }, services.config), bodyPace: UPLOAD_PACE }
  let arriving = 0

  app.post('/submissions/nominations', { config }, async (request, reply) => {
    const key = readKey(request)
    const { nominations: rules } = readRules()
    if (arriving >= MOST_AT_ONCE) throw tooBusy()
    arriving += 1
    const form = await readForm(request, limitsOf(rules)).finally(() => (arriving -= 1))

    const material = form.file === null ? undefined : await readMaterial(form.file)
    const { material: _file, ...payload } = readBody(nominationSchema(rules), {
      ...form.fields,
      material: material && asFile(material),
    })
    await storeOnce(services, { kind: 'nominations', key, payload, material })
    return reply.code(201).send({ success: RECEIVED })
  })
}

function tooBusy() {
  return new Refusal(429, 'Many people are sending files just now. Please try again in a minute.', 60)
}

function limitsOf({ maxFileMegabytes }: NominationRules) {
  return { mostBytes: largestMaterial(maxFileMegabytes), tooLarge: tooLargeMaterial(maxFileMegabytes) }
}

type Material = Pick<UploadedFile, 'name' | 'content'> & { type: string }

async function readMaterial({ field, name, content }: UploadedFile): Promise<Material> {
  if (field !== 'material') throw new Refusal(400, NOT_UNDERSTOOD)
  // The contract has its own words for an empty file.
  const type = content.length === 0 ? '' : await materialType(content)
  if (type === null) throw new Refusal(415, UNKNOWN_MATERIAL)
  return { name, type, content }
}

/** As the contract knows it: the same rules hold in the browser. */
function asFile({ name, type, content }: Material) {
  return new File([new Uint8Array(content)], name, { type })
}
