import { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import { isApiPath, pathname } from '#server/platform/http/api-paths.ts'
import type { Config } from '#server/platform/config.ts'

const MAX_PATH_LENGTH = 200

/** Serializes errors field by field: some contain the raw bytes of a request, including cookies. */
export function logOptions(level: Config['logLevel']) {
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

/** Logs one line per answer, without query, headers or body, which may contain passwords, codes and cookies. */
export class RequestLog extends LogController {
  override incomingRequest() {
    // requestCompleted logs the request.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const path = pathname(request.url).slice(0, MAX_PATH_LENGTH)
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    // The client has disconnected, as browsers do when a user leaves a page.
    if (error) request.log.info(line, 'response aborted')
    else if (isRoutine(path, reply.statusCode)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  }
}

// A page loads about forty files, which would hide everything else at the usual level.
function isRoutine(path: string, status: number) {
  return status < 400 && !isApiPath(path)
}
