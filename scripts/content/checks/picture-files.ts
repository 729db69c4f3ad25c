import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { SaxesParser, type SaxesAttributeNS } from 'saxes'
import sharp from 'sharp'
import { iconFiles } from '#scripts/images/originals.ts'
import type { Size } from './pictures.ts'
import { problemOfFile, reporterOf, type Finding, type Problem, type Report } from './problem.ts'

const FORMATS: Readonly<Record<string, ReadonlyArray<string>>> = {
  png: ['.png'],
  webp: ['.webp'],
  jpeg: ['.jpg', '.jpeg'],
  avif: ['.avif'],
  svg: ['.svg'],
}
const SVG = /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i

const MAX_MEGABYTES = 12
const MAX_MEGAPIXELS = 50
/** Nor can the WebP and AVIF files that are made from it be wider or higher. */
const MAX_SIDE = 16_383

/**
 * Reports picture files that have the wrong ending or are damaged, too large, unsafe or there twice; and returns the
 * sizes of pictures in pixels, by path.
 */
export async function checkPictureFiles(
  content: string,
  paths: ReadonlyArray<string>,
  problems: Array<Problem>,
): Promise<ReadonlyMap<string, Size | undefined>> {
  const firsts = new Map<string, string>()
  const sizes = new Map<string, Size | undefined>()
  for (const path of paths) {
    const file = `content/${path}`
    const bytes = readFileSync(join(content, path))
    const { finding, size, drawing } = await readPicture(bytes, extname(path))
    sizes.set(path, size)
    if (drawing !== undefined) checkDrawing(drawing, reporterOf(file, drawing, problems))
    const digest = hash('sha1', bytes)
    const first = firsts.get(digest)
    firsts.set(digest, first ?? path)
    // Browsers request icons by name, so some files are intentional duplicates.
    const isRepeated = first !== undefined && !iconFiles.includes(path)
    const repeated: Finding = ['same-image', `this is the same picture as content/${first}.`]
    const found = finding ?? (isRepeated ? repeated : undefined)
    if (found) problems.push(problemOfFile(file, ...found))
  }
  return sizes
}

type Picture = { finding?: Finding | undefined; size?: Size; drawing?: string }

const BROKEN: Finding = [
  'image-broken',
  'this is no picture that the site can show, or a part of it is missing.',
]

/** The format is known by the bytes, whatever the name says. */
async function readPicture(bytes: Buffer, ending: string): Promise<Picture> {
  const isDrawing = SVG.test(bytes.toString('latin1', 0, 200))
  const read = isDrawing ? undefined : await metadataOf(bytes)
  const format = isDrawing ? 'svg' : read?.compression === 'av1' ? 'avif' : read?.format
  if (format === undefined) return { finding: BROKEN }
  if (!FORMATS[format]?.includes(ending.toLowerCase()))
    return { finding: ['image-kind', `inside, this picture is ${format.toUpperCase()}.`] }
  if (!read) {
    const drawing = bytes.toString('utf8').replace(/^\uFEFF/, '')
    return { drawing, finding: largeFinding(bytes) }
  }
  // The size as it is shown, after the rotation that a camera noted.
  const size = read.autoOrient
  const large = largeFinding(bytes, size)
  if (large) return { finding: large }
  if (!(await isWhole(format, bytes))) return { finding: BROKEN }
  const isAnimated = (read.pages ?? 1) > 1 || (format === 'png' && bytes.includes('acTL'))
  return { size, finding: isAnimated ? ['image-animated', 'this picture moves.'] : undefined }
}

async function metadataOf(bytes: Buffer) {
  try {
    return await sharp(bytes).metadata()
  } catch {
    // Empty, cut off at its beginning, or no picture.
    return undefined
  }
}

function largeFinding(bytes: Buffer, { width, height }: Size = { width: 0, height: 0 }): Finding | undefined {
  const megabytes = bytes.length / 1e6
  const megapixels = (width * height) / 1e6
  if (megabytes <= MAX_MEGABYTES && megapixels <= MAX_MEGAPIXELS && Math.max(width, height) <= MAX_SIDE)
    return undefined
  const found = `this picture has ${megabytes.toFixed(1)} megabytes and ${width} × ${height} pixels.`
  return ['image-large', found]
}

/** Whether the end of the file is there, which its beginning does not tell. */
async function isWhole(format: string, bytes: Buffer): Promise<boolean> {
  if (format === 'png') return bytes.includes('IEND')
  if (format === 'webp') return bytes.readUInt32LE(4) + 8 <= bytes.length
  // A preview inside has an end of its own, before the pixels of the picture.
  if (format === 'jpeg')
    return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
  // Decoding it takes long, but AVIF is rare here.
  return sharp(bytes)
    .stats()
    .then(
      () => true,
      () => false,
    )
}

const ACTIVE = new Set(
  'script foreignobject iframe embed object audio video canvas handler listener link meta base'.split(' '),
)
const INSIDE = '(?:#|data:image/(?:png|jpe?g|webp|gif);)'
const IS_INSIDE = new RegExp(`^${INSIDE}`, 'i')
/** In styles. Where there is @ or (, a backslash could hide any of these. The blanks and the quote before an address are skipped. */
const LOADS = new RegExp(
  String.raw`^(?=[^]*\\)[^]*[@(]|@import|javascript:|expression\(|image-set\(|-moz-binding|(?:url|src)\((?=(\s*["']?\s*))\1(?!${INSIDE})`,
  'i',
)

/** What brings in more than stands in the drawing. */
const DECLARATION = /<!(?:ENTITY|ATTLIST)|<\?xml-stylesheet/

/** Reports scripts and external resources in a drawing: an SVG that is opened directly is a page of the site. */
function checkDrawing(text: string, report: Report) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  let start = 0
  let isRoot = true
  // Of all elements: a style may stand in several pieces, with elements between them.
  let words = ''
  const refuse = (what: string, at = start) => report(at, 'vector-content', `this drawing has ${what}.`)

  const declaration = DECLARATION.exec(text)
  if (declaration) refuse('entities, attributes or styles from elsewhere', declaration.index)
  parser.on('opentagstart', () => {
    start = text.lastIndexOf('<', parser.position - 1)
  })
  parser.on('opentag', ({ local, attributes: { ...attributes } }) => {
    if (isRoot && local === 'svg' && !hasSize(attributes))
      report(start, 'vector-size', 'this drawing does not say how large it is.')
    isRoot = false
    if (ACTIVE.has(local.toLowerCase())) refuse(`the element <${local}>`)
    for (const attribute of Object.values(attributes))
      if (isActive(attribute)) refuse(`${attribute.name}="${attribute.value.slice(0, 60)}"`)
  })
  parser.on('text', (more) => (words += more))
  parser.on('cdata', (more) => (words += more))
  parser.on('closetag', ({ local }) => {
    if (local.toLowerCase() === 'style' && LOADS.test(words)) refuse('styles that load something')
  })
  try {
    parser.write(text).close()
  } catch (error) {
    // It has its place, and then the reason.
    const reason = error instanceof Error ? error.message.replace(/^\d+:\d+: |\.$/g, '') : ''
    report(parser.position, 'image-broken', `this drawing cannot be read: ${reason}.`)
  }
}

function hasSize({ viewBox, width, height }: Record<string, SaxesAttributeNS>) {
  const box = viewBox?.value.trim().split(/[\s,]+/) ?? []
  return [box[2] ?? width?.value, box[3] ?? height?.value].every((side) => Number.parseFloat(side ?? '') > 0)
}

/** Whether an attribute handles events, is the base of addresses, changes one of these, loads something, or names a folder. */
function isActive({ name, local, value }: SaxesAttributeNS): boolean {
  const key = local.toLowerCase()
  if (key.startsWith('on') || name === 'xml:base') return true
  // Drawing programs note the folders of the person who draws, and everybody could read her name there.
  if (key === 'export-filename' || key === 'absref') return true
  if (key === 'attributename') return /^(?:.*:)?(?:href|on.*)$/i.test(value.trim())
  if (key === 'href' || key === 'src') return !IS_INSIDE.test(value.trim())
  return !name.startsWith('xmlns') && LOADS.test(value)
}
