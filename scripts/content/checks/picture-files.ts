import { fileTypeFromBuffer } from 'file-type'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import sharp from 'sharp'
import { siteIcons } from '#src/content/site-pictures.ts'
import { checkDrawing } from './drawings.ts'
import type { Size } from './image-sizes.ts'
import { excerptOf, problemOfFile, type Finding, type Problem } from './problem.ts'

/** The formats that the site shows, by the endings that their files may have. */
const FORMATS: Readonly<Record<string, { name: string; endings: ReadonlyArray<string> }>> = {
  png: { name: 'PNG', endings: ['.png'] },
  webp: { name: 'WebP', endings: ['.webp'] },
  jpg: { name: 'JPEG', endings: ['.jpg', '.jpeg'] },
  avif: { name: 'AVIF', endings: ['.avif'] },
  svg: { name: 'SVG', endings: ['.svg'] },
}
const EXPECTED = `Pictures are PNG, WebP, JPEG, AVIF or SVG, and end in ${Object.values(FORMATS)
  .flatMap(({ endings }) => endings)
  .join(', ')}.`
const AGAIN = 'Export the picture again and replace the file.'
/** What `file-type` does not know, or takes for the format that it resembles. */
const AVIF = /^.{4}ftyp.{0,30}avi[fs]/s
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
): Promise<ReadonlyMap<string, Size>> {
  const firsts = new Map<string, string>()
  const sizes = new Map<string, Size>()
  const found = await Promise.all(paths.map((path) => readPicture(join(content, path))))
  for (const [index, { finding, size, isAnimated, drawing, digest }] of found.entries()) {
    const path = paths[index] ?? ''
    const report = (each: Finding) => void problems.push(problemOfFile(`content/${path}`, each))
    if (finding) {
      report(finding)
      continue
    }
    if (size) sizes.set(path, size)
    if (drawing !== undefined) checkDrawing(excerptOf(`content/${path}`, drawing, problems))
    if (isAnimated)
      report({
        rule: 'image-animated',
        found: 'this picture moves, but the site shows its first moment only.',
        fix: 'Export that moment as a picture, or show a film as the recording of an event.',
      })
    const first = firsts.get(digest)
    firsts.set(digest, first ?? path)
    // Browsers request icons by name, so some files are intentional duplicates.
    if (first !== undefined && !icons.includes(path))
      report({
        rule: 'same-image',
        found: `this is the same picture as content/${first}.`,
        fix: 'Choose another picture for one of the two places.',
      })
  }
  return sizes
}

type Picture = { finding?: Finding; size?: Size; isAnimated?: boolean; drawing?: string; digest: string }

async function readPicture(file: string): Promise<Picture> {
  const bytes = readFileSync(file)
  const digest = hash('sha1', bytes)
  const { type, isAnimated } = await typeOf(bytes)
  const format = FORMATS[type ?? '']
  if (!format) return { digest, finding: unknownFinding(bytes, type) }
  // The size as it is shown, after the rotation that a camera noted. None if the beginning is cut off.
  const read =
    format === FORMATS.svg
      ? undefined
      : await sharp(bytes)
          .metadata()
          .catch(() => null)
  const isCutOff = read === null || (read && !isWhole(type, bytes))
  const finding = isCutOff ? CUT_OFF : (endingFinding(file, format) ?? sizeFinding(bytes, read?.autoOrient))
  if (finding) return { digest, finding }
  if (!read) return { digest, drawing: bytes.toString('utf8') }
  return { digest, size: read.autoOrient, isAnimated: isAnimated || (read.pages ?? 1) > 1 }
}

/** The format by the bytes, whatever the name says. */
async function typeOf(bytes: Buffer) {
  const start = bytes.toString('latin1', 0, 200)
  const known = SVG.test(start) ? 'svg' : AVIF.test(start) ? 'avif' : (await fileTypeFromBuffer(bytes))?.ext
  return known === 'apng' ? { type: 'png', isAnimated: true } : { type: known, isAnimated: false }
}

const CUT_OFF: Finding = {
  rule: 'image-broken',
  found: 'the end of this picture is missing.',
  fix: AGAIN,
  expected: EXPECTED,
}

function unknownFinding(bytes: Buffer, type: string | undefined): Finding {
  const expected = EXPECTED
  if (bytes.length === 0)
    return {
      rule: 'image-broken',
      found: 'this file is empty.',
      fix: 'Put the picture here again.',
      expected,
    }
  if (type === undefined)
    return { rule: 'image-broken', found: 'this file is no picture.', fix: AGAIN, expected }
  const found = `inside, this file is ${type.toUpperCase()}, whatever its name says.`
  return { rule: 'image-kind', found, fix: AGAIN, expected }
}

function endingFinding(file: string, { name, endings }: (typeof FORMATS)[string]): Finding | undefined {
  const ending = extname(file)
  if (endings.includes(ending.toLowerCase())) return undefined
  return {
    rule: 'image-kind',
    found: `inside, this picture is ${name}, not what its name says.`,
    fix: `Rename it to "${posix.basename(file, ending)}${endings[0]}", also where it is used.`,
    expected: EXPECTED,
  }
}

function sizeFinding(bytes: Buffer, { width, height }: Size = { width: 0, height: 0 }): Finding | undefined {
  const megabytes = bytes.length / 1e6
  const megapixels = (width * height) / 1e6
  if (megabytes <= MAX_MEGABYTES && megapixels <= MAX_MEGAPIXELS && Math.max(width, height) <= MAX_SIDE)
    return undefined
  const size =
    megabytes > MAX_MEGABYTES
      ? `${megabytes.toFixed(1)} megabytes`
      : `${width} × ${height} pixels, ${megapixels.toFixed(1)} megapixels`
  const fix = 'Make it smaller: 1920 pixels are wide enough for every place.'
  return { rule: 'image-large', found: `this picture has ${size}.`, fix }
}

/** Whether the end of the file is there, which its beginning does not tell. */
function isWhole(type: string | undefined, bytes: Buffer): boolean {
  if (type === 'png') return bytes.includes('IEND')
  if (type === 'webp') return bytes.readUInt32LE(4) + 8 <= bytes.length
  // A preview inside has an end of its own, before the pixels of the picture.
  if (type === 'jpg')
    return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
  let end = 0
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end)
    // A size of 0 extends to the end of the file; 1 means that the size follows in eight bytes.
    end += size === 0 ? bytes.length : size === 1 ? Number(bytes.readBigUInt64BE(end + 8)) : size
  }
  return end === bytes.length
}
