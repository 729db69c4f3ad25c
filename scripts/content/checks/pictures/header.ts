import sharp from 'sharp'

/** The format and size of a picture, detected from its bytes rather than its name. */
export type Header = {
  format: string
  /** The size as it is shown, after the rotation that a camera noted. */
  width: number
  height: number
  isWhole: boolean
  isAnimated: boolean
}

const BEGINNINGS: ReadonlyArray<[beginning: RegExp, format: string]> = [
  [/^\x89PNG\r\n/, 'PNG'],
  [/^RIFF.{4}WEBP/s, 'WebP'],
  [/^\xFF\xD8\xFF/, 'JPEG'],
  [/^.{4}ftyp.{0,30}avi[fs]/s, 'AVIF'],
  [/^.{4}ftyp.{0,30}(?:hei[cx]|mif1)/s, 'HEIC'],
  [/^.{4}ftyp/s, 'video'],
  [/^(?:\xEF\xBB\xBF)?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i, 'SVG'],
  [/^GIF8/, 'GIF'],
  [/^BM/, 'BMP'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^%PDF/, 'PDF'],
  [/^(?:\xEF\xBB\xBF)?\s*(?:<!doctype html|<html|<head|<body)/i, 'HTML'],
  [/^PK\x03\x04/, 'ZIP'],
]
const RASTER = ['PNG', 'WebP', 'JPEG', 'AVIF']

/** Reads the header of a file. Returns undefined if it is no picture, and no size if it is a drawing. */
export async function headerOf(bytes: Buffer): Promise<Header | undefined> {
  const start = bytes.toString('latin1', 0, 200)
  const [, format] = BEGINNINGS.find(([beginning]) => beginning.test(start)) ?? []
  if (format === undefined) return undefined
  if (!RASTER.includes(format)) return { format, width: 0, height: 0, isWhole: true, isAnimated: false }
  try {
    const { autoOrient, pages = 1 } = await sharp(bytes).metadata()
    return { format, ...autoOrient, isWhole: isWhole(format, bytes), isAnimated: pages > 1 }
  } catch {
    // The header itself is cut off.
    return { format, width: 0, height: 0, isWhole: false, isAnimated: false }
  }
}

/** Whether the end of the file is there, which headers do not tell. */
function isWhole(format: string, bytes: Buffer): boolean {
  if (format === 'PNG') return bytes.includes('IEND')
  if (format === 'WebP') return bytes.readUInt32LE(4) + 8 <= bytes.length
  // A preview inside has an end of its own, before the pixels of the picture.
  if (format === 'JPEG')
    return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
  let end = 0
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end)
    // A size of 0 extends to the end of the file; 1 means that the size follows in eight bytes.
    end += size === 0 ? bytes.length : size === 1 ? Number(bytes.readBigUInt64BE(end + 8)) : size
  }
  return end === bytes.length
}
