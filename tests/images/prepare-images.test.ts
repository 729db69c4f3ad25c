import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { plainPicture, siteWithPictures } from './site-with-pictures.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path id="a" d="M0 0h40v30H0z"/></svg>'

test('a picture is served as AVIF and WebP in a few widths, each of the right format and size', async () => {
  const site = siteWithPictures({ 'blog/images/market.webp': await plainPicture(1200, 675) })
  await site.prepare()

  const entry = await site.entry('blog/images/market.webp')
  expect(entry).toMatchObject({ width: 1200, height: 675, avif: [360, 750, 1200], webp: [750, 1200] })
  const base = 'base' in entry ? entry.base : ''
  expect(base).toMatch(/^\/images\/blog-market\.[0-9a-f]{8}$/)

  const small = await sharp(await site.served(`${base}-360.avif`)).metadata()
  expect(small).toMatchObject({ format: 'heif', compression: 'av1', width: 360, height: 203 })
  const large = await sharp(await site.served(`${base}-1200.webp`)).metadata()
  expect(large).toMatchObject({ format: 'webp', width: 1200, height: 675 })
})

test('phones get fewer bytes of a picture that stands on top of a page', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 360, height: 360, channels: 3, background: '#000000', noise } as const
  const picture = await sharp({ create }).webp().toBuffer()
  const site = siteWithPictures({
    'pages/images/market.webp': picture,
    'blog/images/market.webp': picture,
  })
  await site.prepare()
  const bytes = async (key: string) => {
    const entry = await site.entry(key)
    return (await site.served(`${'base' in entry ? entry.base : ''}-360.avif`)).length
  }
  expect(await bytes('pages/images/market.webp')).toBeLessThan(0.9 * (await bytes('blog/images/market.webp')))
})

test('a photograph lying on its side is served upright, with the upright size', async () => {
  const upright = await sharp(await plainPicture(400, 200, { format: 'jpeg' }))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const site = siteWithPictures({ 'team/images/ada.jpg': upright })
  await site.prepare()
  expect(await site.entry('team/images/ada.jpg')).toMatchObject({ width: 200, height: 400, avif: [200] })
})

test('the colour shown until a picture arrives is near that of its background, and none for what one can see through', async () => {
  const dot = { input: await plainPicture(20, 20, { background: '#1B1033' }), left: 5, top: 5 }
  const background = sharp(await plainPicture(100, 100, { format: 'png', background: '#CDBDF5' }))
  const site = siteWithPictures({
    'blog/images/ground.png': await background.composite([dot]).toBuffer(),
    'blog/images/glass.png': await plainPicture(100, 100, { format: 'png', background: '#CDBDF580' }),
  })
  await site.prepare()
  expect(await site.entry('blog/images/ground.png')).toMatchObject({ color: '#C8B8F8' })
  expect(await site.entry('blog/images/glass.png')).not.toHaveProperty('color')
})

test('a second run does no work, but makes a file again that is missing', async () => {
  const site = siteWithPictures({
    'blog/images/market.webp': await plainPicture(400, 300),
    'channels/images/design.svg': drawing,
    'images/icon-192.png': await plainPicture(192, 192, { format: 'png' }),
  })
  expect(await site.prepare()).toMatchObject({ originals: 2, made: 2 })
  const manifest = join(site.root, '.generated/images.json')
  await utimes(manifest, 1000, 1000)

  expect(await site.prepare()).toMatchObject({ originals: 2, made: 0, removed: 0 })
  expect((await stat(manifest)).mtimeMs).toBe(1_000_000)

  const before = await site.images()
  await rm(join(site.root, '.generated/public/images', before[0]!))
  expect(await site.prepare()).toMatchObject({ made: 1 })
  expect(await site.images()).toEqual(before)
})

test('a changed picture gets a new name, and what was changed or taken away leaves nothing behind, an icon neither', async () => {
  const site = siteWithPictures({
    'blog/images/market.webp': await plainPicture(400, 300),
    'images/favicon-32.png': await plainPicture(32, 32, { format: 'png' }),
  })
  await site.prepare()
  const before = await site.images()

  site.put('blog/images/market.webp', await plainPicture(400, 300, { background: '#B0124D' }))
  expect(await site.prepare()).toMatchObject({ made: 1, removed: before.length })
  const after = await site.images()
  expect(after).toHaveLength(before.length)
  expect(after.filter((name) => before.includes(name))).toEqual([])

  await site.remove('blog/images/market.webp')
  await site.remove('images/favicon-32.png')
  await site.prepare()
  expect(await site.images()).toEqual([])
  expect(await site.manifest()).toEqual({})
  expect(await readdir(join(site.root, '.generated/public'))).toEqual(['images'])
})

test.each([
  ['cut-off.jpg', async () => (await plainPicture(400, 300, { format: 'jpeg' })).subarray(0, 900)],
  ['letter.png', () => 'Dear editor,'],
  ['drawing.svg', () => '<svg><g></svg>'],
])('%s, which cannot be shown, is named, and the site keeps the pictures it had', async (name, make) => {
  const site = siteWithPictures({ 'blog/images/market.webp': await plainPicture(400, 300) })
  await site.prepare()
  const before = await site.images()
  site.put(`team/images/${name}`, await make())
  await site.remove('blog/images/market.webp')
  await expect(site.prepare()).rejects.toThrow(`content/team/images/${name} cannot be read as a picture`)
  expect(await site.images()).toEqual(before)
})

test('icons keep the names that browsers ask for, and new content replaces them', async () => {
  const site = siteWithPictures({
    'images/favicon.svg': drawing,
    'images/icon-192.png': await plainPicture(192, 192, { format: 'png' }),
  })
  await site.prepare()
  expect(String(await site.served('favicon.svg'))).toBe(drawing)
  const before = await site.served('icon-192.png')
  expect(await sharp(before).metadata()).toMatchObject({ format: 'png', width: 192 })
  expect(await site.manifest()).toEqual({})

  site.put('images/icon-192.png', await plainPicture(192, 192, { format: 'png', background: '#0F7355' }))
  await site.prepare()
  expect((await site.served('icon-192.png')).equals(before)).toBe(false)
})

test('the sharing picture also comes in a format that crawlers read', async () => {
  const site = siteWithPictures({
    'images/og.png': await plainPicture(1200, 630, { format: 'png' }),
    'blog/images/market.webp': await plainPicture(1600, 900),
    'team/images/ada.webp': await plainPicture(64, 64),
  })
  await site.prepare()
  const siteWide = await site.entry('images/og.png')
  expect(siteWide).toHaveProperty('share', expect.stringMatching(/^\/images\/og\.[0-9a-f]{8}\.png$/))
  const article = await site.entry('blog/images/market.webp')
  const share = 'share' in article ? (article.share ?? '') : ''
  expect(await sharp(await site.served(share)).metadata()).toMatchObject({ format: 'jpeg', width: 1200 })
  expect(await site.entry('team/images/ada.webp')).not.toHaveProperty('share')
})

test('a drawing is served as it is, with the size of its viewBox', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 291 68"><title>Logo</title></svg>'
  const site = siteWithPictures({ 'images/logo.svg': svg })
  await site.prepare()
  const entry = await site.entry('images/logo.svg')
  expect(entry).toMatchObject({ width: 291, height: 68 })
  expect(String(await site.served('src' in entry ? entry.src : ''))).toBe(svg)
})

test('a name that would break a list of sources becomes one that does not', async () => {
  const site = siteWithPictures({ 'blog/images/Ẹ̀kọ́, day 1.WEBP': await plainPicture(64, 64) })
  await site.prepare()
  const [entry] = Object.values(await site.manifest())
  expect(entry).toHaveProperty('base', expect.stringMatching(/^\/images\/blog-eko-day-1\.[0-9a-f]{8}$/))
})
