import { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import { isApiPath } from './api-paths.ts'
import type { LogLevel } from './config.ts'
import { pathname } from '#server/site/paths.ts'

// Enough to see what was asked for, and no room for more.
const MAX_PATH_LENGTH = 200

/** How the server logs. Errors are written field by field: some carry the raw bytes of a request, cookies included. */
export function logOptions(level: LogLevel) {
  return {
    level,
    serializers: {
      err: ({ name, message, stack, code }: FastifyError) => ({
        type: name,
        message,
        stack: stack ?? '',
        code,
      }),
    },
  }
}

/** One line for each answer: never a query, a header or a body, where passwords, codes and cookies travel. */
export class RequestLog extends LogController {
  override incomingRequest() {
    // The line about the answer says it all.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const path = pathname(request.url).slice(0, MAX_PATH_LENGTH)
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (error) request.log.warn({ ...line, err: error }, 'answer cut short')
    else if (isRoutine(path, reply.statusCode)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  }
}

// A page brings forty files with it: at the usual level they would bury everything worth reading.
function isRoutine(path: string, status: number) {
  return status < 400 && !isApiPath(path)
}
