import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { picturesInCode } from '#src/lib/site-pictures.ts'
import type { Card } from './card.ts'
import { design, patterns, type CardKind } from './design.ts'
import { loadFonts, type Fonts } from './fonts.ts'
import { frame, ground, lettering } from './layout.ts'

const RAW = { width: design.width, height: design.height, channels: 3 } as const
// Pictures with a smaller ratio of width to height count as square.
const SQUARE = 1.2

export type Draw = (card: Card) => Promise<Buffer>

/** Loads fonts, patterns and the site's logo once, and returns a function that draws cards. */
export async function startDrawing(root: string): Promise<Draw> {
  const fonts = await loadFonts()
  const logo = await drawLogo(path.join(root, 'content', picturesInCode.logo))
  const plates = new Map<CardKind, Promise<Buffer>>()
  return async (card) => {
    const plate = plates.get(card.kind) ?? drawPlate(patterns[card.kind], logo)
    plates.set(card.kind, plate)
    return drawCard(card, await plate, fonts, root)
  }
}

async function drawCard(card: Card, plate: Buffer, fonts: Fonts, root: string): Promise<Buffer> {
  const layers: Array<OverlayOptions> = [{ input: Buffer.from(lettering(card, fonts)), left: 0, top: 0 }]
  if (card.picture)
    layers.push(await pictureLayer(path.join(root, 'content', card.picture.path), design.keeps[card.kind]))
  return sharp(plate, { raw: RAW }).composite(layers).jpeg(design.jpeg).toBuffer()
}

async function pictureLayer(file: string, position = 'centre'): Promise<OverlayOptions> {
  const image = sharp(await readFile(file)).autoOrient()
  const { width, height } = (await image.metadata()).autoOrient
  const isWide = width / height > SQUARE
  const place = isWide ? design.wide : design.square
  const { data, info } = await image
    .toColourspace('srgb')
    .resize({ width: place.width, height: place.height, fit: 'cover', position })
    .ensureAlpha()
    .composite([{ input: Buffer.from(frame(place, isWide)), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { input: data, raw, left: place.left, top: place.top }
}

async function drawLogo(file: string): Promise<OverlayOptions> {
  const { left, top, height } = design.logo
  const input = await sharp(file, { density: 288 }).resize({ height }).png().toBuffer()
  return { input, left, top }
}

async function drawPlate(pattern: string, logo: OverlayOptions): Promise<Buffer> {
  const tile = await sharp(path.resolve(`src/theme/patterns/${pattern}.svg`))
    .png()
    .toBuffer()
  const { left, edge } = design.panel
  const size = { width: design.width - left, height: design.height - edge }
  const panel = await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite([{ input: tile, tile: true, gravity: 'northwest' }])
    .png()
    .toBuffer()
  return sharp(Buffer.from(ground()))
    .composite([{ input: panel, left, top: 0 }, logo])
    .removeAlpha()
    .raw()
    .toBuffer()
}
