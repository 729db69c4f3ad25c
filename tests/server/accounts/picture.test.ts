import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#contract/picture.ts'
import { AMINA, makeMember, makeMemberApp, NGOZI, type Browser } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'

const PICTURE = '/account/picture'

/** A photograph, twice as wide as high, with a rotation and a location in its metadata. */
const PHOTO = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c2410c' } })
  .withExif({ IFD0: { Copyright: 'Amina of Yaba' }, IFD3: { GPSLatitude: '6/1 30/1 0/1' } })
  .jpeg()
  .toBuffer()

const send = (browser: Browser, content: Buffer, type = 'image/jpeg') =>
  browser.call('PUT', PICTURE, content, type)

testOnBoth('a picture is stored square, small and without metadata, for its member only', async (kind) => {
  const { app, member: amina } = await makeMemberApp({ kind })
  expect((await amina.get(PICTURE)).statusCode).toBe(404)
  const answer = await send(amina, PHOTO)
  expect(answer.json()).toMatchObject({
    success: 'Your picture is saved.',
    payload: { picture: expect.any(String) },
  })

  const picture = await amina.get(`${PICTURE}?id=${String((await amina.whoAmI())?.picture)}`)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  const { format, width, height, exif } = await sharp(picture.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 512,
    height: 512,
    exif: undefined,
  })
  expect(picture.rawPayload.includes('Amina of Yaba')).toBe(false)
  const cached = {
    cookies: Object.fromEntries(amina.cookies),
    headers: { 'if-none-match': String(picture.headers.etag) },
  }
  expect((await app.inject({ url: PICTURE, ...cached })).statusCode).toBe(304)
  const ngozi = await makeMember(app, NGOZI)
  expect((await ngozi.get(PICTURE)).statusCode).toBe(404)
})

test('a picture is removed by its member, and goes with the account', async () => {
  const { database, member: amina } = await makeMemberApp()
  await send(amina, PHOTO)
  expect((await amina.call('DELETE', PICTURE)).json()).toMatchObject({ payload: { picture: null } })
  expect(await database.db.selectFrom('pictures').selectAll().execute()).toEqual([])
  await send(amina, PHOTO)
  await amina.call('DELETE', '/account', { current_password: AMINA.password })
  expect(await database.db.selectFrom('pictures').selectAll().execute()).toEqual([])
})

test('what is no small picture is refused', async () => {
  const { member: amina } = await makeMemberApp()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  const refused: Array<[Buffer, string, number]> = [
    [drawing, 'image/png', 415],
    [PHOTO.subarray(0, PHOTO.length / 2), 'image/jpeg', 415],
    [Buffer.alloc(0), 'image/png', 415],
    [PHOTO, 'image/gif', 415],
    [Buffer.alloc(MAX_PICTURE_BYTES + 1), 'image/jpeg', 413],
  ]
  for (const [content, type, status] of refused) {
    const answer = await send(amina, content, type)
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: expect.any(String) }])
  }
  expect(await amina.whoAmI()).toMatchObject({ picture: null })
})
