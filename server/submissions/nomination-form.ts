import type { MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import {
  attachmentTooLarge,
  isAttachmentType,
  maxAttachmentBytes,
  UNSUPPORTED_ATTACHMENT,
} from '#contract/attachment.ts'
import { BAD_REQUEST, HttpError } from '#server/platform/http/errors.ts'
import type { NewAttachment } from './submission-store.ts'

// Twice the fields of the form, and the longest statement in four-byte characters.
const MAX_FIELDS = 30
const MAX_FIELD_LENGTH = 64 * 1024

/** Reads the fields and the file, if any. Throws an HttpError for a form that is too large, cut off or of another shape. */
export async function readNominationForm(request: FastifyRequest, maxMegabytes: number) {
  if (!request.isMultipart()) throw new HttpError(415, 'This form has to be sent together with its file.')
  const limits = {
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_LENGTH,
    files: 1,
    fileSize: maxAttachmentBytes(maxMegabytes),
    parts: MAX_FIELDS + 1,
  }
  const fields = new Map<string, unknown>()
  let attachment: NewAttachment | undefined
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') addField(fields, part)
      else {
        const content = await part.toBuffer()
        if (part.fieldname !== 'material') throw new HttpError(400, BAD_REQUEST)
        attachment = { name: displayName(part.filename), type: await typeOf(content), content }
      }
    }
  } catch (error) {
    // Reads and discards the rest of the upload: closing the connection would lose the answer.
    request.raw.unpipe()
    request.raw.resume()
    throw toHttpError(error, attachmentTooLarge(maxMegabytes))
  }
  return { fields: Object.fromEntries(fields), attachment }
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

async function typeOf(content: Buffer) {
  // The contract has its own message for an empty file.
  if (content.length === 0) return ''
  const type = await attachmentType(content)
  if (type === null) throw new HttpError(415, UNSUPPORTED_ATTACHMENT)
  return type
}

const WORD_97 = 'application/msword'

// Word, Excel, PowerPoint and installers shared one container format before 2007. Its entries have names in UTF-16.
const OLD_OFFICE = 'application/x-cfb'
const WORD_DOCUMENT = Buffer.from('WordDocument', 'utf16le')

// Readers of PDF look for its header in the first 1024 bytes, as some scanners and mail gateways write others before.
const PDF = 'application/pdf'
const PDF_HEADER = '%PDF-'
const PDF_HEADER_WITHIN = 1024

/** Detects the type of a file from its content, regardless of its name. Returns null if it is not supported. */
export async function attachmentType(content: Buffer) {
  const found = await detect(content)
  const type = found === OLD_OFFICE && content.includes(WORD_DOCUMENT) ? WORD_97 : found
  return type !== undefined && isAttachmentType(type) ? type : null
}

async function detect(content: Buffer) {
  try {
    const found = (await fileTypeFromBuffer(content))?.mime
    return found ?? (content.subarray(0, PDF_HEADER_WITHIN).includes(PDF_HEADER) ? PDF : undefined)
  } catch {
    // The content starts like a known type but is damaged or forged.
    return undefined
  }
}

const MAX_NAME = 120

// Control characters move a terminal's cursor, and bidirectional marks hide the end of a name.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Surrogate}\p{Zl}\p{Zp}]/gu

/** The name of a file for display anywhere: without folders and hidden characters; never a path. */
export function displayName(name: string) {
  const own = name.split(/[/\\]/).at(-1) ?? ''
  const visible = own.normalize('NFC').replace(HIDDEN, '').replace(/\s+/g, ' ').trim()
  // Leading dots hide a file on many systems, and dots alone are a folder.
  const shown = visible.replace(/^\.+/, '')
  return shown === '' ? 'unnamed' : shorten(shown)
}

// The ending of a name is more informative than the middle.
function shorten(name: string) {
  const characters = [...name]
  if (characters.length <= MAX_NAME) return name
  const ending = /\.[^.]{1,8}$/u.exec(name)?.[0] ?? ''
  return characters.slice(0, MAX_NAME - ending.length).join('') + ending
}
