import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { siteFactsPath, siteFactsSchema } from '#server/platform/build-output.ts'
import type { Target } from './server-under-test.ts'

/** A valid nominee, without the category, which depends on the content. */
export const NOMINEE = {
  fullName: 'Chidinma Eze',
  email: 'chidinma@example.com',
  phone: '08031234567',
  companyName: '',
  website: '',
  social: '',
  linkedin: 'https://www.linkedin.com/in/chidinma-eze',
  country: 'Nigeria',
  statement: 'She taught forty girls to solder in one rainy season.',
}

type Upload = { fields: object; file: File | null; field?: string; key: string }

/** A nomination as a browser sends it: multipart data with the file at the end, and an idempotency key. */
export async function encodeNomination({ fields, file, field = 'material', key }: Upload) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (file) form.append(field, file, file.name)
  const written = new Response(form)
  return {
    body: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type') ?? '', 'idempotency-key': key },
  }
}

/** A category that the server accepts. */
export function categoryOf(target: Pick<Target, 'environment'>) {
  return rulesOf(target).categories[0] ?? ''
}

/** The nomination rules of the target's server. */
function rulesOf({ environment }: Pick<Target, 'environment'>) {
  const path = siteFactsPath(environment.BUILD_DIR ?? 'build/client')
  return v.parse(siteFactsSchema, JSON.parse(readFileSync(path, 'utf8'))).nominations
}

/** A nomination with a file of about this size. */
export function nominationOf(category: string, bytes: number, key: string) {
  const fields = { type: 'Myself', terms: 'true', ...NOMINEE, category }
  const file = new File(['%PDF-1.4 ', new Uint8Array(bytes)], 'portfolio.pdf')
  return encodeNomination({ fields, file, key })
}
