import type { FastifyInstance } from 'fastify'
import type { SubmissionKind } from '#contract/submissions.ts'
import { HOUR } from '#server/platform/clock.ts'
import { keyedHash } from '#server/platform/tokens.ts'

/**
 * The idempotency key of a form without scripts, as the page is the same file for everybody. It is derived from the
 * content and the hour, so that a second press, a reload or a return is stored once within an hour or two; later the
 * same donation counts as another one.
 */
export async function contentKey(app: FastifyInstance, kind: SubmissionKind, payload: object) {
  const hour = Math.floor(app.now() / HOUR)
  const keyIn = (time: number) => `page:${keyedHash(JSON.stringify([kind, time, payload]), app.secret)}`
  const before = keyIn(hour - 1)
  return (await app.submissions.hasKey(kind, before)) ? before : keyIn(hour)
}
