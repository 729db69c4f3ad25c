import type { Sharp } from 'sharp'

const SAMPLE_SIDE = 64
// Colours that differ by less than 16 in a channel count as one; the encoder's noise is lower.
const BITS_DROPPED = 4

/**
 * The dominant colour of a picture, shown until it loads; none for transparent pictures. A colour instead of a
 * blurred copy: these pictures have flat backgrounds, so a colour already resembles them at 7 bytes. A blurred copy
 * costs about 200 bytes of HTML per picture, kilobytes on the home page.
 */
export async function groundColor(image: Sharp): Promise<string | undefined> {
  const { data, info } = await image
    .resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })

  const grounds = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(at, at + info.channels)
    if (alpha < 255) return undefined
    const bin = [red, green, blue].reduce((key, value) => key * 256 + (value >> BITS_DROPPED), 0)
    const ground = grounds.get(bin) ?? { count: 0, sum: [0, 0, 0] }
    ground.count += 1
    ground.sum = [ground.sum[0] + red, ground.sum[1] + green, ground.sum[2] + blue]
    grounds.set(bin, ground)
  }

  const largest = [...grounds.values()].reduce((current, ground) =>
    ground.count > current.count ? ground : current,
  )
  const hex = largest.sum.map((sum) =>
    Math.round(sum / largest.count)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('').toUpperCase()}`
}
