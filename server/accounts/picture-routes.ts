import type { FastifyInstance } from 'fastify'
import { ACCOUNT_MESSAGES } from '#contract/messages.ts'
import {
  MAX_PICTURE_BYTES,
  PICTURE_PATH,
  PICTURE_TYPES,
  removePicture,
  setPicture,
  UNSUPPORTED_PICTURE,
} from '#contract/picture.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { HttpError, notSignedIn } from '#server/platform/http/errors.ts'
import { perAddress } from '#server/platform/http/rate-limit.ts'
import { route } from '#server/platform/http/route.ts'
import { userOf } from './account-answers.ts'
import { normalizePicture } from './normalize-picture.ts'
import { pictureStore } from './picture-store.ts'
import { requireSession } from './session-cookie.ts'

/**
 * The member's own picture; no other member can read it. A separate plugin, because no other route accepts pictures.
 */
export async function pictureRoutes(app: FastifyInstance) {
  const { database, now, config } = app
  const pictures = pictureStore(database.db, now)
  const options = {
    // Checked before the body arrives, so that only members can send one.
    onRequest: requireSession,
    bodyLimit: MAX_PICTURE_BYTES,
    config: perAddress({ max: 60, windowMs: MINUTE }, config),
  }
  app.addContentTypeParser(
    PICTURE_TYPES,
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  )

  route(app, setPicture, options, async ({ request: { account, body } }) => {
    const picture = Buffer.isBuffer(body) ? await normalizePicture(body) : null
    if (picture === null) throw new HttpError(415, UNSUPPORTED_PICTURE)
    const changed = await pictures.set(account.id, picture)
    if (changed === null) throw notSignedIn()
    return { success: ACCOUNT_MESSAGES.pictureSaved, payload: userOf(changed) }
  })

  route(app, removePicture, options, async ({ request: { account } }) => {
    const changed = await pictures.remove(account.id)
    if (changed === null) throw notSignedIn()
    return { success: ACCOUNT_MESSAGES.pictureRemoved, payload: userOf(changed) }
  })

  app.get(PICTURE_PATH, options, async ({ account, headers }, reply) => {
    const etag = `"${account.picture_id ?? ''}"`
    // Revalidated on each use, because another member may use this browser next.
    reply.headers({ 'cache-control': 'private, no-cache', etag })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    const picture = await pictures.find(account.id)
    if (picture === null) throw new HttpError(404, ACCOUNT_MESSAGES.noPicture)
    return reply.type('image/webp').send(picture)
  })
}
