import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/open.ts'
import { makeDatabaseSettings } from './databases.ts'
import { startInstance } from './accounts-fixture.ts'
import { RULES } from './site-fixture.ts'

export const MESSAGE = {
  fullName: 'Amina Bello',
  email: 'amina@example.com',
  message: 'Ẹ káàbọ̀!\nSee you 🎉',
}

export const APPLICATION = {
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'amina@example.com',
  phone: '0803 123 4567',
  country: 'Nigeria',
  state: 'Lagos',
  gender: 'Female',
  role: 'Mentor',
}

export const GIFT = {
  type: 'individual',
  cause: 'free-laptops',
  currency: 'NGN',
  amount: '20,000',
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'amina@example.com',
  phone: '',
  country: 'Nigeria',
  heardFrom: '',
}

export const NOMINATION = {
  type: 'Someone else',
  nominatorName: 'Amina Bello',
  nominatorEmail: 'amina@example.com',
  terms: 'true',
  fullName: 'Chidinma Eze',
  email: 'chidinma@example.com',
  phone: '08031234567',
  companyName: '',
  website: '',
  social: '',
  linkedin: 'https://www.linkedin.com/in/chidinma-eze',
  country: 'Nigeria',
  category: 'iot-visionary',
  statement: 'She taught forty girls to solder in one rainy season.',
}

export const PDF = Buffer.from('%PDF-1.4 a letter')

export const MEGABYTE = 1024 * 1024

type Setup = { environment?: Record<string, string> }

/** The server over an empty database of this kind, with the rules of a site whose pages come from elsewhere. */
export async function makeSubmissionsApp(kind: Database['kind'], { environment = {} }: Setup = {}) {
  const settings = await makeDatabaseSettings(kind)
  const rulesFile = join(settings.dataDir, 'rules.json')
  await writeFile(rulesFile, JSON.stringify(RULES))
  const { app, database } = await startInstance({
    settings,
    now: Date.now,
    environment: { SUBMISSION_RULES_FILE: rulesFile, ...environment },
  })
  return { app, database, settings, rulesFile }
}

/** Sends a form as JSON, under a key. */
export function send(app: FastifyInstance, kind: string, payload: object, key = 'key-of-the-form') {
  return app.inject({
    method: 'POST',
    url: `/submissions/${kind}`,
    headers: { 'idempotency-key': key },
    payload,
  })
}

type Upload = { fields?: object; file?: File | null; field?: string; key?: string }

/** Sends a nomination as a browser does. */
export async function nominate(app: FastifyInstance, upload: Upload = {}) {
  const { body, headers } = await nominationBody(upload)
  return app.inject({ method: 'POST', url: '/submissions/nominations', headers, payload: body })
}

/** A nomination as it goes over the wire. */
export async function nominationBody({
  fields = {},
  file = fileOf(),
  field = 'material',
  key = 'key-of-the-form',
}: Upload = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...NOMINATION, ...fields })) form.append(name, String(value))
  if (file) form.append(field, file, file.name)
  const written = new Response(form)
  return {
    body: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type') ?? '', 'idempotency-key': key },
  }
}

export function fileOf(content: Buffer = PDF, name = 'letter.pdf') {
  return new File([new Uint8Array(content)], name)
}

/** Every row in the order it was stored, with its payload read. */
export async function storedIn({ db }: Database) {
  const rows = await db.selectFrom('submissions').selectAll().orderBy('created_at').execute()
  return rows.map(({ kind, idempotency_key, payload }) => ({
    kind,
    key: idempotency_key,
    payload: JSON.parse(payload) as unknown,
  }))
}
