import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from './config.ts'

const GIVEN = /^[\w-]{8,64}$/

/** Identifies each request in the log: by the proxy's X-Request-Id, or by a random id. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = headers['x-request-id']
    const isUsable = trustProxy !== false && typeof given === 'string' && GIVEN.test(given)
    return isUsable ? given : randomUUID()
  }
}
