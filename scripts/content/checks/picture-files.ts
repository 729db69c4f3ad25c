import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { siteIcons } from '#src/content/site-pictures.ts'
import { checkDrawing } from './drawings.ts'
import type { Size } from './pictures.ts'
import { textFileOf, problemOfFile, type Finding, type Problem } from './problem.ts'

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
const icons = siteIcons.map(({ file }) => `images/${file}`)

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
  const read = await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(join(content, path))
      return { path, digest: hash('sha1', bytes), ...(await readPicture(bytes, extname(path))) }
    }),
  )
  for (const { path, digest, finding, drawing } of read) {
    const file = `content/${path}`
    if (drawing !== undefined) checkDrawing(textFileOf(file, drawing, problems))
    const first = firsts.get(digest)
    firsts.set(digest, first ?? path)
    // Browsers request icons by name, so some files are intentional duplicates.
    if (finding) problems.push(problemOfFile(file, ...finding))
    else if (first !== undefined && !icons.includes(path))
      problems.push(problemOfFile(file, 'same-image', `this is the same picture as content/${first}.`))
  }
  return new Map(read.map(({ path, size }) => [path, size]))
}

type Picture = { finding?: Finding | undefined; size?: Size; drawing?: string }

/** The format is known by the bytes, whatever the name says. */
async function readPicture(bytes: Buffer, ending: string): Promise<Picture> {
  const isDrawing = SVG.test(bytes.toString('latin1', 0, 200))
  const read = isDrawing ? undefined : await metadataOf(bytes)
  const format = isDrawing ? 'svg' : read?.compression === 'av1' ? 'avif' : read?.format
  if (format === undefined) {
    const found = 'this is no picture that the site can show, or a part of it is missing.'
    return { finding: ['image-broken', found] }
  }
  const endings = FORMATS[format] ?? []
  if (!endings.includes(ending.toLowerCase())) {
    const fix = endings[0] ? `Give its name the ending ${endings[0]}.` : 'Export it again.'
    return { finding: ['image-kind', `inside, this picture is ${format.toUpperCase()}.`, fix] }
  }
  if (!read) return { drawing: bytes.toString('utf8'), finding: largeFinding(bytes) }
  if (!isWhole(format, bytes)) return { finding: ['image-broken', 'the end of this picture is missing.'] }
  // The size as it is shown, after the rotation that a camera noted.
  const size = read.autoOrient
  const large = largeFinding(bytes, size)
  if (large) return { finding: large }
  const isAnimated = (read.pages ?? 1) > 1 || (format === 'png' && bytes.includes('acTL'))
  return { size, ...(isAnimated && { finding: ['image-animated', 'this picture moves.'] }) }
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
