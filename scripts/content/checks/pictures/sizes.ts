import { type Finding, type Problem, problemAt } from '#scripts/content/checks/problem.ts'
import type { PictureSize } from '#src/content/schema/field.ts'
import { posix } from 'node:path'
import { isScalar } from 'yaml'
import type { Picture } from '#scripts/content/checks/images.ts'
import { type ContentDocument, offsetOf } from '#scripts/content/checks/document.ts'

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
  const isSmall =
    size.width < minWidth && (shape === undefined || fits(size, shape) || size.height < minWidth)
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
  if (shape === undefined || fits(size, shape)) return undefined
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

/** The field with the picture for link previews, by document type. */
const shared: Record<string, string> = { BlogArticle: 'cover', SiteSettings: 'sharing' }
const FILE_NAME = /\.(?:webp|png|jpe?g|svg|avif|gif)$/i
/** Default file names of cameras, phones and screenshots. */
const CAMERA_NAME =
  /^(?:img|dscn?|dscf|pxl|vid|image|photo|picture|screenshot|whatsapp image)[\s_-]*\d[\w .-]*$/i
const PICTURE_OF =
  /^(?:an? |the )?(?:picture|image|photo|photograph|illustration|drawing|graphic|icon)(?: of\b| showing\b| that shows\b|:|$)/i

/** Reports SVG files in fields for link previews, which need raster pictures. */
export function sharedPictureProblems({ schema, fields }: ContentDocument): Array<Problem> {
  const field = shared[schema.name]
  const node = field !== undefined && fields?.root.getIn([field, 'src'], true)
  if (!fields || !isScalar(node) || !/\.svg$/i.test(String(node.value))) return []
  return [
    problemAt(fields.excerpt, offsetOf(node), 'image-shared', {
      found: `"${String(node.value)}" is a drawing, which link previews cannot show.`,
      fix: 'Export it as a PNG of 1200 × 630 pixels.',
      expected: 'Where pages are shared, the picture is WebP, PNG, JPEG or AVIF.',
    }),
  ]
}

/** Reports alt texts that do not describe the picture. */
export function alternativeTextProblems(
  { fields }: ContentDocument,
  pictures: ReadonlyArray<Picture>,
): Array<Problem> {
  const titles = ['title', 'name', 'heading', 'event'].map((key) => plain(fields?.root.get(key)))
  return pictures.flatMap(({ src, alt, altOffset, excerpt }) => {
    if (alt.trim() === '') return []
    const found = emptyWords(alt.trim(), src, titles)
    if (found === undefined) return []
    return [
      problemAt(excerpt, altOffset, 'alt-words', {
        found: `the alternative text "${alt.trim()}" ${found}`,
        expected: 'Say what the picture shows, as you would on the telephone.',
      }),
    ]
  })
}

function emptyWords(alt: string, src: string, titles: ReadonlyArray<string>): string | undefined {
  const stem = posix.basename(src, posix.extname(src))
  if (FILE_NAME.test(alt) || CAMERA_NAME.test(alt) || plain(alt) === plain(stem))
    return 'is the name of a file.'
  if (PICTURE_OF.test(alt)) return 'says that it is a picture, which screen readers say already.'
  return titles.includes(plain(alt)) ? 'is a title, which stands beside it already.' : undefined
}

function plain(value: unknown) {
  return typeof value === 'string' && value !== ''
    ? value
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    : '\0'
}
