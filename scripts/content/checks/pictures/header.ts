/** The format and size of a picture, detected from its first bytes rather than its name. */
export type Header = { format: string; width: number; height: number; isWhole: boolean }

const NOT_PICTURES: ReadonlyArray<[beginning: RegExp, format: string]> = [
  [/^GIF8/, 'GIF'],
  [/^BM/, 'BMP'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^%PDF/, 'PDF'],
  [/^\s*(?:<!doctype html|<html|<head|<body)/i, 'HTML'],
  [/^PK\x03\x04/, 'ZIP'],
]

/**
 * Reads the header of a picture. Returns undefined if the file is none. Only headers are read, as this runs on all
 * pictures.
 */
export function headerOf(bytes: Buffer): Header | undefined {
  const start = bytes.toString('latin1', 0, 200)
  try {
    if (start.startsWith('\x89PNG\r\n')) return png(bytes)
    if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return webp(bytes)
    if (start.startsWith('\xFF\xD8\xFF')) return jpeg(bytes)
    if (start.slice(4, 8) === 'ftyp') return avif(bytes)
  } catch (error) {
    // The header itself is truncated.
    if (!(error instanceof RangeError)) throw error
    return { format: 'unknown', width: 0, height: 0, isWhole: false }
  }
  const text = start.replace(/^\u00EF\u00BB\u00BF/, '')
  if (/^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(text)) return { ...unsized, format: 'SVG' }
  const found = NOT_PICTURES.find(([beginning]) => beginning.test(text))
  return found && { ...unsized, format: found[1] }
}

const unsized = { width: 0, height: 0, isWhole: true }

function png(bytes: Buffer): Header {
  const isWhole = bytes.lastIndexOf('IEND') > 0
  return { format: 'PNG', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isWhole }
}

function webp(bytes: Buffer): Header {
  const isWhole = bytes.readUInt32LE(4) + 8 <= bytes.length
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X')
    return {
      format: 'WebP',
      width: bytes.readUIntLE(24, 3) + 1,
      height: bytes.readUIntLE(27, 3) + 1,
      isWhole,
    }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { format: 'WebP', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isWhole }
  }
  const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
  return { format: 'WebP', width, height, isWhole }
}

/**
 * Skips to the segment with the size. An embedded preview has its own end marker, so the marker is searched for after
 * that segment.
 */
function jpeg(bytes: Buffer): Header {
  let at = 2
  for (;;) {
    const marker = bytes.readUInt8(at + 1)
    const isSize = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isSize) {
      const isWhole = bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at
      return {
        format: 'JPEG',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
        isWhole,
      }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
}

function avif(bytes: Buffer): Header {
  const brands = bytes.toString('latin1', 8, bytes.readUInt32BE(0))
  const format = /avi[fs]/.test(brands) ? 'AVIF' : /hei[cx]|mif1/.test(brands) ? 'HEIC' : 'video'
  let end = 0
  while (end < bytes.length) {
    const size = bytes.readUInt32BE(end)
    // A size of 0 extends to the end of the file; 1 means that the size follows in eight bytes.
    end += size === 0 ? bytes.length : size === 1 ? Number(bytes.readBigUInt64BE(end + 8)) : size
  }
  const size = bytes.indexOf('ispe')
  const isWhole = end === bytes.length || format !== 'AVIF'
  if (size === -1) return { ...unsized, format, isWhole }
  return { format, width: bytes.readUInt32BE(size + 8), height: bytes.readUInt32BE(size + 12), isWhole }
}
