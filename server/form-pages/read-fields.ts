import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BAD_REQUEST, HttpError } from '#server/platform/http/errors.ts'
import type { Fields } from './fill-form.ts'

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Makes the routes of this scope accept forms as browsers post them, and nothing else. Files are ignored. */
export function addFormParsers(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    readFields(request.headers['content-type'] ?? '', new Uint8Array(body)),
  )
}

/** Parses a body with the standard Response class. */
async function readFields(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<Fields> {
  try {
    const data = await new Response(body, { headers: { 'content-type': contentType } }).formData()
    const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    // Browsers send line breaks of forms as CRLF, scripts as LF: both are stored alike.
    return Object.fromEntries(texts.map(([name, text]) => [name, text.replace(/\r\n?/g, '\n')]))
  } catch {
    // The parser's error has no details.
    throw new HttpError(400, BAD_REQUEST)
  }
}
