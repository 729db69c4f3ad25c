import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isApiPath, pathname } from './api-paths.ts'
import { isUnavailable } from '#server/platform/database/faults.ts'

const INTERNAL_ERROR = 'Something went wrong on our side. Please try again in a moment.'
const SERVICE_UNAVAILABLE = 'This is not possible just now. Please try again in a moment.'
/** For requests that no person has written, so that an explanation would be useless. */
export const BAD_REQUEST = 'This request could not be understood.'

const RETRY_AFTER_SECONDS = 5

const NOT_FOUND = 'There is nothing at this address.'

const MESSAGES: Record<number, string> = {
  404: NOT_FOUND,
  405: 'This address can only be read.',
  413: 'This is more than can be accepted here.',
  414: 'This address is too long.',
  415: 'This kind of content cannot be accepted here.',
}

/** Rejects a request, with a message for the user. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    /** Seconds to wait before a retry, if one may succeed. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** The server is overloaded; the same request may succeed later. */
export class BusyError extends Error {}

export function notSignedIn() {
  return new HttpError(401, 'Please log in first.')
}

/** A 429 with the time to wait; `alternative` suggests another way. */
export function tooManyRequests(milliseconds: number, alternative = '') {
  const message = `Too many attempts. Please try again ${formatWait(milliseconds)}${alternative}.`
  return new HttpError(429, message, Math.ceil(milliseconds / 1000))
}

/** Rounds up, so that a retry is not too early. */
function formatWait(milliseconds: number) {
  const minutes = Math.ceil(milliseconds / 60_000)
  if (minutes <= 1) return 'in a minute'
  if (minutes < 60) return `in ${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}

/** The same answer as for an unknown address. */
export function notFound() {
  return new HttpError(404, NOT_FOUND)
}

/** Answers with a sentence: JSON for the API, plain text otherwise. */
export function sendMessage(request: FastifyRequest, reply: FastifyReply, status: number, message?: string) {
  const sentence = message ?? messageOf(status)
  reply.code(status).header('cache-control', 'no-store')
  if (isApiPath(pathname(request.url))) return reply.send({ error: sentence })
  return reply.type('text/plain; charset=utf-8').send(`${sentence}\n`)
}

function messageOf(status: number) {
  return MESSAGES[status] ?? (status >= 500 ? INTERNAL_ERROR : BAD_REQUEST)
}

export function answerError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message } = explainError(error, request, reply)
  return sendMessage(request, reply, status, message)
}

/**
 * The status and the message of an error. Internal errors are logged, and the client gets the id of the request, so
 * that people can tell us which one failed. Only the message of an HttpError is used: messages of libraries may quote the request or internals.
 */
export function explainError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  if (isCutOff(request)) return { status: 400, message: BAD_REQUEST }
  if (error instanceof BusyError || isUnavailable(error)) {
    request.log.error({ err: error }, 'service unavailable')
    reply.header('x-request-id', request.id).header('retry-after', RETRY_AFTER_SECONDS)
    return { status: 503, message: SERVICE_UNAVAILABLE }
  }
  if (error instanceof HttpError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    return { status: error.statusCode, message: error.message }
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { status, message: messageOf(status) }
  request.log.error({ err: error }, 'internal error')
  const answered = status >= 500 ? status : 500
  reply.header('x-request-id', request.id)
  return { status: answered, message: INTERNAL_ERROR }
}

/** Whether the client is gone before its body had arrived. The code of this error is that of a broken database. */
function isCutOff({ raw }: FastifyRequest) {
  return raw.destroyed && !raw.complete
}

// The part of an oversized body that is read and discarded. Only programs send more.
const MAX_DISCARDED = 2 * 2 ** 20

/**
 * An onSend hook. Fastify closes the connection while an oversized body is still arriving, and a proxy then reports that
 * the server is down. The body is read and discarded instead.
 */
export async function discardOversized({ headers }: FastifyRequest, reply: FastifyReply) {
  if (reply.statusCode === 413 && Number(headers['content-length']) <= MAX_DISCARDED)
    reply.removeHeader('connection')
}
