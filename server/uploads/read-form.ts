import type { IncomingMessage } from 'node:http'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { SECOND } from '#server/clock.ts'
import { NOT_UNDERSTOOD, Refusal } from '#server/plugins/errors.ts'
import { displayName } from './display-name.ts'

// Twice what the form has, and the longest statement with every letter four bytes long.
const MOST_FIELDS = 30
const LONGEST_FIELD = 64 * 1024

// Whoever sends something too large should still get to read why.
const PATIENCE_WITH_REST = 30 * SECOND

export type UploadedFile = { field: string; name: string; content: Buffer }

export type UploadedForm = { fields: Record<string, unknown>; file: UploadedFile | null }

type Limits = { mostBytes: number; tooLarge: string }

/**
 * Reads a form with at most one file. A larger file is refused while it arrives, and nothing of a form that breaks off is
 * returned.
 */
export async function readForm(
  request: FastifyRequest,
  { mostBytes, tooLarge }: Limits,
): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new Refusal(415, 'This form has to be sent together with its file.')
  const limits = {
    fields: MOST_FIELDS,
    fieldSize: LONGEST_FIELD,
    files: 1,
    fileSize: mostBytes,
    parts: MOST_FIELDS + 1,
  }
  const fields = new Map<string, unknown>()
  let file: UploadedFile | null = null
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await readFile(part)
      else addField(fields, part)
    }
  } catch (error) {
    letRestArrive(request.raw)
    throw refusalOf(error, tooLarge)
  }
  return { fields: Object.fromEntries(fields), file }
}

type Part<Type extends Multipart['type']> = Extract<Multipart, { type: Type }>

async function readFile(part: Part<'file'>): Promise<UploadedFile> {
  const content = await part.toBuffer()
  return { field: part.fieldname, name: displayName(part.filename), content }
}

function addField(fields: Map<string, unknown>, { fieldname, value, valueTruncated }: Part<'field'>) {
  if (valueTruncated) throw new Refusal(413, 'This is more than can be accepted here.')
  if (fields.has(fieldname)) throw new Refusal(400, NOT_UNDERSTOOD)
  fields.set(fieldname, value)
}

/** Hanging up on somebody who is still sending loses our answer on its way, so the rest is read and thrown away. */
function letRestArrive(raw: IncomingMessage) {
  if (raw.complete) return
  raw.unpipe()
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), PATIENCE_WITH_REST)
  raw.once('close', () => clearTimeout(timer))
}

function refusalOf(error: unknown, tooLarge: string) {
  if (!(error instanceof Error) || error instanceof Refusal) return error
  const { code, statusCode } = error as Error & { code?: string; statusCode?: number }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal(413, tooLarge)
  // Without a status it comes from the parser: no boundary, half a header, an end that never came.
  return statusCode === 413 ? error : new Refusal(400, NOT_UNDERSTOOD)
}
