import type { MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { attachmentTooLarge, maxAttachmentBytes } from '#contract/attachment.ts'
import { BAD_REQUEST, HttpError } from '#server/platform/http/errors.ts'
import { displayName } from './display-name.ts'

// Twice the fields of the form, and the longest statement in four-byte characters.
const MAX_FIELDS = 30
const MAX_FIELD_LENGTH = 64 * 1024

export type UploadedFile = { field: string; name: string; content: Buffer }

/** Reads a form with at most one file, or throws an HttpError if it is too large, cut off or of another shape. */
export async function readMultipart(request: FastifyRequest, maxMegabytes: number) {
  if (!request.isMultipart()) throw new HttpError(415, 'This form has to be sent together with its file.')
  const tooLarge = attachmentTooLarge(maxMegabytes)
  const limits = {
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_LENGTH,
    files: 1,
    fileSize: maxAttachmentBytes(maxMegabytes),
    parts: MAX_FIELDS + 1,
  }
  const fields = new Map<string, unknown>()
  let file: UploadedFile | null = null
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') addField(fields, part)
      else {
        const content = await part.toBuffer()
        file = { field: part.fieldname, name: displayName(part.filename), content }
      }
    }
  } catch (error) {
    // Reads and discards the rest of the upload: closing the connection would lose the answer.
    request.raw.unpipe()
    request.raw.resume()
    throw toHttpError(error, tooLarge)
  }
  return { fields: Object.fromEntries(fields), file }
}

function addField(fields: Map<string, unknown>, { fieldname, value, valueTruncated }: MultipartValue) {
  if (valueTruncated) throw new HttpError(413, 'This is more than can be accepted here.')
  if (fields.has(fieldname)) throw new HttpError(400, BAD_REQUEST)
  fields.set(fieldname, value)
}

function toHttpError(error: unknown, tooLarge: string) {
  if (!(error instanceof Error) || error instanceof HttpError) return error
  const { code, statusCode } = error as Error & { code?: string; statusCode?: number }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HttpError(413, tooLarge)
  // Errors without a status come from the parser: no boundary, half a header, a missing end.
  return statusCode === 413 ? error : new HttpError(400, BAD_REQUEST)
}
