import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isApiPath } from './api-paths.ts'
import { BusyError } from '#server/accounts/password-hash.ts'
import { isUnavailable } from './database/faults.ts'
import { pathname } from '#server/site/paths.ts'

const INTERNAL_ERROR = 'Something went wrong on our side. Please try again in a moment.'
const SERVICE_UNAVAILABLE = 'This is not possible just now. Please try again in a moment.'
/** For what no person wrote: there is nothing to explain. */
export const BAD_REQUEST = 'This request could not be understood.'

// In seconds: what is away comes back by itself, or somebody has been woken.
const RETRY_AFTER = 5

const LOG_IN_FIRST = 'Please log in first.'

const MESSAGES: Record<number, string> = {
  401: LOG_IN_FIRST,
  403: 'You are not allowed to do this.',
  404: 'There is nothing at this address.',
  405: 'This address can only be read.',
  408: 'This request took too long to arrive.',
  413: 'This is more than can be accepted here.',
  414: 'This address is too long.',
  415: 'This kind of content cannot be accepted here.',
  429: 'These were too many requests. Please wait a moment and try again.',
}

/** A request that a route refuses, with a message written for the person who made it. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    /** In seconds, where waiting helps. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** Refuses somebody who is not, or no longer, signed in. */
export function notSignedIn() {
  return new HttpError(401, LOG_IN_FIRST)
}

/** Answers with a sentence: JSON for programs, plain text for everything else. */
export function sendMessage(request: FastifyRequest, reply: FastifyReply, status: number, message?: string) {
  const sentence = message ?? MESSAGES[status] ?? (status >= 500 ? INTERNAL_ERROR : BAD_REQUEST)
  reply.code(status).header('cache-control', 'no-store')
  if (isApiPath(pathname(request.url))) return reply.send({ error: sentence })
  return reply.type('text/plain; charset=utf-8').send(`${sentence}\n`)
}

/** Only a Refusal speaks for itself: what libraries say of an error quotes the request or our own insides. */
export function answerError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof BusyError || isUnavailable(error)) {
    request.log.error({ err: error }, 'not possible just now')
    reply.header('retry-after', RETRY_AFTER)
    return sendMessage(request, reply, 503, SERVICE_UNAVAILABLE)
  }
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) {
    request.log.error({ err: error }, 'could not answer')
    return sendMessage(request, reply, status >= 500 ? status : 500, INTERNAL_ERROR)
  }
  if (!(error instanceof HttpError)) return sendMessage(request, reply, status)
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  return sendMessage(request, reply, status, error.message)
}

/** One place where errors become answers. */
export const errors = fastifyPlugin(async function errors(app) {
  app.setErrorHandler(answerError)
})
