import type { PictureSize } from '#src/content/schema/field.ts'
import type { Finding } from './problem.ts'

export type Size = { width: number; height: number }

/** A difference up to this crops a few pixels at the edges, which is not visible. */
const MAX_DIFFERENCE = 0.05

/** A ratio in words: 16 to 9, or square. */
export function shapeName([width, height]: readonly [number, number]): string {
  return width === height ? 'square' : `${width} to ${height}`
}

/** The problem with the size of a picture in its layout, or undefined. Drawings have no size in pixels. */
export function sizeFinding(
  size: Size | undefined,
  { minWidth = 0, shape }: PictureSize,
): Finding | undefined {
  if (!size) return undefined
  const pixels = `this picture has ${size.width} × ${size.height} pixels`
  if (size.width < minWidth && (!shape || fits(size, shape) || size.height < minWidth))
    return {
      rule: 'image-small',
      found: `${pixels}, so it will look blurred here.`,
      fix: 'Take a larger original. To enlarge this one does not help.',
      expected: `Pictures here are at least ${minWidth} pixels wide.`,
    }
  if (!shape || fits(size, shape)) return undefined
  const isWide = size.width / size.height > shape[0] / shape[1]
  return {
    rule: 'image-shape',
    found: `${pixels}, so ${isWide ? 'its sides' : 'its top and bottom'} will be cut off.`,
    fix: 'Cut it yourself, so that what matters stays in it.',
    expected: `The shape of pictures here is ${shapeName(shape)}.`,
  }
}

function fits({ width, height }: Size, [x, y]: readonly [number, number]) {
  return Math.abs(Math.log((width * y) / (height * x))) <= MAX_DIFFERENCE
}
