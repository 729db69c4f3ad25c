import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from './config.ts'

const GIVEN = /^[\w-]{8,64}$/

/** Names each request in the log: as the proxy in front does, in X-Request-Id, or by a random id. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = headers['x-request-id']
    const isUsable = trustProxy !== false && typeof given === 'string' && GIVEN.test(given)
    return isUsable ? given : randomUUID()
  }
}
