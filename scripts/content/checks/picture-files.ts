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

/** The format is known by the bytes, whatever the name says. */
async function readPicture(bytes: Buffer, ending: string): Promise<Picture> {
  const isDrawing = SVG.test(bytes.toString('latin1', 0, 200))
  const read = isDrawing ? undefined : await metadataOf(bytes)
  const format = isDrawing ? 'svg' : read?.compression === 'av1' ? 'avif' : read?.format
  if (format === undefined)
    return {
      finding: ['image-broken', 'this is no picture that the site can show, or a part of it is missing.'],
    }
  const endings = FORMATS[format] ?? []
  if (!endings.includes(ending.toLowerCase())) {
    const fix = endings[0] ? `Give its name the ending ${endings[0]}.` : 'Export it again.'
    return { finding: ['image-kind', `inside, this picture is ${format.toUpperCase()}. ${fix}`] }
  }
  if (!read) {
    const drawing = bytes.toString('utf8').replace(/^\uFEFF/, '')
    return { drawing, finding: largeFinding(bytes) }
  }
  if (!isWhole(format, bytes)) return { finding: ['image-broken', 'the end of this picture is missing.'] }
  // The size as it is shown, after the rotation that a camera noted.
  const size = read.autoOrient
  const large = largeFinding(bytes, size)
  if (large) return { finding: large }
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
function isWhole(format: string, bytes: Buffer): boolean {
  if (format === 'png') return bytes.includes('IEND')
  if (format === 'webp') return bytes.readUInt32LE(4) + 8 <= bytes.length
  // A preview inside has an end of its own, before the pixels of the picture.
  if (format === 'jpeg')
    return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
  let end = 0
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end)
    // A size of 0 extends to the end of the file; 1 means that the size follows in eight bytes.
    end += size === 0 ? bytes.length : size === 1 ? Number(bytes.readBigUInt64BE(end + 8)) : size
  }
  return end === bytes.length
}

const ACTIVE = new Set(
  'script foreignobject iframe embed object audio video canvas handler listener link meta base'.split(' '),
)
const INSIDE = /^(?:#|data:image\/(?:png|jpe?g|webp|gif);)/i

/** Reports scripts and external resources in a drawing: an SVG that is opened directly is a page of the site. */
function checkDrawing(text: string, report: Report) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  let start = 0
  let isRoot = true
  let style = ''
  const refuse = (what: string) => report(start, 'vector-content', `this drawing has ${what}.`)

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
    style = ''
  })
  parser.on('text', (words) => (style += words))
  parser.on('cdata', (words) => (style += words))
  parser.on('closetag', ({ local }) => {
    if (local.toLowerCase() === 'style' && loadsFromElsewhere(style)) refuse('styles that load something')
    style = ''
  })
  parser.on('doctype', (words) => {
    if (words.includes('[')) refuse('entities of its own')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse('a style sheet from elsewhere')
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

/** Whether an attribute handles events, is the base of addresses, changes one of these, or loads something. */
function isActive({ name, local, value }: SaxesAttributeNS): boolean {
  const key = local.toLowerCase()
  if (key.startsWith('on') || name === 'xml:base') return true
  if (key === 'attributename') return /^(?:.*:)?(?:href|on.*)$/i.test(value.trim())
  if (key === 'href' || key === 'src') return !INSIDE.test(value.trim())
  return !name.startsWith('xmlns') && loadsFromElsewhere(value)
}

function loadsFromElsewhere(css: string): boolean {
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    // Resolves escapes, which could hide a keyword.
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16) % 0x110000),
    )
    .replace(/\\/g, '')
  if (/@import|javascript:|expression\(|image-set\(|-moz-binding/i.test(plain)) return true
  const addresses = plain.matchAll(/(?:url|src)\(\s*["']?\s*([^)]*)/gi)
  return [...addresses].some(([, address = '']) => !INSIDE.test(address))
}
