import type { FastifyInstance } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import {
  MAX_PICTURE_BYTES,
  PICTURE_PATH,
  PICTURE_SIZE,
  PICTURE_TYPES,
  removePicture,
  setPicture,
  UNSUPPORTED_PICTURE,
} from '#contract/picture.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { accountStore, userOf } from './account-store.ts'
import { requireSession } from './session-cookie.ts'

/** The member's own picture, which no other can read. A plugin of its own: no other route accepts pictures. */
export async function pictureRoutes(app: FastifyInstance) {
  const { accounts, database, now } = app
  const setPictureOf = (id: string, content: Buffer | null) =>
    database.db.transaction().execute((transaction) => accountStore(transaction, now).setPicture(id, content))
  const options = {
    // Checked before the body arrives, so that only members can send one.
    onRequest: requireSession,
    bodyLimit: MAX_PICTURE_BYTES,
    config: { rateLimit: { max: 60, timeWindow: MINUTE } },
  }
  app.addContentTypeParser(
    PICTURE_TYPES,
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  )

  route(app, setPicture, options, async ({ request: { account, body } }) => {
    const picture = Buffer.isBuffer(body) ? await normalizePicture(body) : null
    if (picture === null) throw new HttpError(415, UNSUPPORTED_PICTURE)
    const changed = await setPictureOf(account.id, picture)
    return { success: 'Your picture is saved.', payload: userOf(changed) }
  })

  route(app, removePicture, options, async ({ request: { account } }) => {
    const changed = await setPictureOf(account.id, null)
    return { success: 'Your picture is removed.', payload: userOf(changed) }
  })

  app.get(PICTURE_PATH, options, async ({ account, headers }, reply) => {
    const etag = `"${account.picture_id ?? ''}"`
    // Revalidated on each use, because another member may use this browser next.
    reply.headers({ 'cache-control': 'private, no-cache', etag })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    const picture = await accounts.findPicture(account.id)
    if (picture === null) throw new HttpError(404, 'You have no picture yet.')
    return reply.type('image/webp').send(picture)
  })
}

// Larger pictures are not phone photographs, and would exhaust the memory.
const MAX_PIXELS = 60_000_000

// Each needs a processor, and memory for all its pixels.
const inTurn = pLimit(2)

/** A square, small WebP without metadata such as the place, or null for what is no picture of these types. */
async function normalizePicture(content: Buffer): Promise<Buffer | null> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found === undefined || !PICTURE_TYPES.includes(found.mime)) return null
  // Imported on demand: it takes memory that a server without pictures need not hold.
  const { default: sharp } = await import('sharp')
  try {
    return await inTurn(() =>
      sharp(content, { limitInputPixels: MAX_PIXELS })
        // Applies the orientation in the metadata before these are dropped.
        .rotate()
        .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  } catch {
    // It starts like a picture, but is damaged or too large.
    return null
  }
}
