import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

// Many times what the work takes.
const LEAST_MS = 100

/**
 * An onSend hook: answers take at least this long, so that their time does not tell which work was done, for example
 * whether an address is known.
 */
export async function evenTime(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  await wait(Math.max(0, LEAST_MS - reply.elapsedTime))
  return payload
}
