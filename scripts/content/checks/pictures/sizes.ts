import type { Finding } from '#scripts/content/checks/problem.ts'
import type { PictureSize } from '#src/content/schema/field.ts'

export type Size = { width: number; height: number }

/** A difference up to this crops a few pixels at the edges, which is not visible. */
const MAX_DIFFERENCE = 0.05

/** A ratio in words: 16 to 9, or square. */
export function shapeName([width, height]: readonly [number, number]): string {
  return width === height ? 'square' : `${width} to ${height}`
}

/** The problem with the size of a picture in its layout, or undefined. SVG files have no size in pixels. */
export function sizeFinding(
  size: Size | undefined,
  { minWidth = 0, shape }: PictureSize,
): Finding | undefined {
  if (!size || size.width === 0 || size.height === 0) return undefined
  const pixels = `this picture has ${size.width} × ${size.height} pixels`
  // Phones store upright photos in landscape, with a rotation in the metadata.
  const isSmall =
    Math.max(size.width, size.height) < minWidth ||
    (shape !== undefined && fits(size, shape) && size.width < minWidth)
  if (isSmall) {
    return {
      rule: 'image-small',
      words: {
        found: `${pixels}, so it will look blurred here.`,
        fix: 'Take a larger original. To enlarge this one does not help.',
        expected: `Pictures here are at least ${minWidth} pixels wide.`,
      },
    }
  }
  if (shape === undefined || fits(size, shape) || fits({ width: size.height, height: size.width }, shape))
    return undefined
  const isWide = size.width / size.height > shape[0] / shape[1]
  return {
    rule: 'image-shape',
    words: {
      found: `${pixels}, so ${isWide ? 'its sides' : 'its top and bottom'} will be cut off.`,
      fix: 'Cut it yourself, so that what matters stays in it.',
      expected: `The shape of pictures here is ${shapeName(shape)}.`,
    },
  }
}

function fits({ width, height }: Size, [x, y]: readonly [number, number]) {
  return Math.abs(Math.log((width * y) / (height * x))) <= MAX_DIFFERENCE
}
