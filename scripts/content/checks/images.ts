import { extname, posix } from 'node:path'
import { isMap } from 'yaml'
import { imageEndings } from '#scripts/images/originals.ts'
import type { PictureSize } from '#src/content/schema/field.ts'
import { picturesInCode, siteIcons } from '#src/content/site-pictures.ts'
import { folderOf, textAt, type ContentDocument, type Site } from './document.ts'
import { didYouMean, named } from './nearest.ts'
import type { Finding } from './problem.ts'

/** The allowed extensions of pictures, as a sentence. */
export const endingsSentence = `Pictures end in ${imageEndings.join(', ')}, in small letters.`

/** Pictures that the site needs without a reference in a document, by their paths below content/. */
export const neededPictures: ReadonlyArray<string> = [
  ...siteIcons.map(({ file }) => `images/${file}`),
  ...Object.values(picturesInCode),
]

/** For use outside the site, besides the logo. */
const BRAND_PICTURES = ['images/logo-mono.svg', 'images/mark.svg']

/** The pictures of all folders, by their paths below content/. */
export function picturePaths(images: Site['images']): Array<string> {
  return [...images].flatMap(([folder, inside]) => [...inside].map((name) => posix.join(folder, name)))
}

/** Whether a file name has the extension of a supported picture format. */
export function hasImageEnding(name: string): boolean {
  return imageEndings.includes(extname(name))
}

/** The problem with the path of a picture, or undefined. */
export function imageFinding(src: string, images: ReadonlySet<string>): Finding | undefined {
  if (!/^images\/[^\\]+$/.test(src) || src.split('/').includes('..'))
    return { rule: 'image-place', found: `"${src}" is not in the images folder beside this document.` }
  if (!hasImageEnding(src))
    return { rule: 'image-ending', found: `"${src}" does not end like a picture.`, expected: endingsSentence }
  if (images.has(src)) return undefined
  return {
    rule: 'image-missing',
    found: `there is no picture "${src}".`,
    fix: didYouMean(src, named(images)),
  }
}

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
  const { width, height } = size
  const found = `this picture has ${width} × ${height} pixels`
  const [x, y] = shape ?? [width, height]
  const fits = Math.abs(Math.log((width * y) / (height * x))) <= MAX_DIFFERENCE
  if (width < minWidth && (fits || height < minWidth)) {
    const expected = `Take an original that is at least ${minWidth} pixels wide.`
    return { rule: 'image-small', found: `${found}, so it will look blurred here.`, expected }
  }
  if (fits) return undefined
  const sides = width / height > x / y ? 'its sides' : 'its top and bottom'
  const expected = `Cut it yourself, so that what matters stays in it: pictures here are ${shapeName([x, y])}.`
  return { rule: 'image-shape', found: `${found}, so ${sides} will be cut off.`, expected }
}

/** The pictures that a document names, with their alternative texts. */
function picturesIn({ values }: ContentDocument) {
  return values.flatMap(({ field, node, within }) => {
    if (field.kind !== 'object' || field.fields.src?.kind !== 'imageFile' || !isMap(node)) return []
    const [src, alt] = [textAt(node, 'src'), textAt(node, 'alt')]
    return src ? [{ src: src.value, alt, words: alt?.value.trim() ?? '', within }] : []
  })
}

const FILE_NAME = /\.(?:webp|png|jpe?g|svg|avif|gif)$/i
/** Default file names of cameras, phones and screenshots. */
const CAMERA_NAME =
  /^(?:img|dscn?|dscf|pxl|vid|image|photo|picture|screenshot|whatsapp image)[\s_-]*\d[\w .-]*$/i
const PICTURE_OF =
  /^(?:an? |the )?(?:picture|image|photo|photograph|illustration|drawing|graphic|icon)(?: of\b| showing\b| that shows\b|:|$)/i
/** The field with the picture for link previews, by document type. */
const SHARED: Record<string, string> = { BlogArticle: 'cover', SiteSettings: 'sharing' }

/** Reports alternative texts that do not describe their picture, and drawings in fields for link previews. */
export function checkPictures(document: ContentDocument) {
  const { schema, root, report } = document
  if (!root) return
  const shared = root.get(SHARED[schema.name] ?? '')
  const preview = isMap(shared) ? textAt(shared, 'src') : undefined
  if (preview && /\.svg$/i.test(preview.value))
    report(preview, { rule: 'image-shared', found: `"${preview.value}" is a drawing.` })
  const titles = ['title', 'name', 'heading', 'event'].flatMap((key) => textAt(root, key)?.value ?? [])
  const pictures = picturesIn(document).filter(({ words }) => words !== '')
  for (const [index, { src, alt, words, within }] of pictures.entries()) {
    const stem = posix.basename(src, posix.extname(src))
    const isFileName = FILE_NAME.test(words) || CAMERA_NAME.test(words) || plain(words) === plain(stem)
    const fault = isFileName
      ? 'is the name of a file.'
      : PICTURE_OF.test(words)
        ? 'says that it is a picture, which screen readers say already.'
        : titles.map(plain).includes(plain(words)) && 'is a title, which stands beside it already.'
    if (fault) report(alt, { rule: 'alt-words', found: `the alternative text "${words}" ${fault}` })
    const first = pictures.findIndex((each) => each.words.toLowerCase() === words.toLowerCase())
    const earlier = pictures[first]
    // Pictures in one group of fields are two crops of the same picture.
    if (!earlier || first === index || earlier.src === src || earlier.within === within) continue
    const found = `"${src}" has the same alternative text as "${earlier.src}".`
    report(alt, { rule: 'same-alt', found })
  }
}

function plain(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reports picture files that no document uses. */
export function checkUnusedPictures({ documents, images, report }: Site) {
  for (const [folder, inside] of images) {
    const own = documents.filter(({ schema }) => folderOf(schema) === folder)
    // A document that cannot be read may use any of these pictures.
    if (own.some(({ root }) => !root)) continue
    const used = new Set(own.flatMap(picturesIn).map(({ src }) => src))
    for (const image of inside) {
      const path = posix.join(folder, image)
      if (used.has(image) || neededPictures.includes(path) || BRAND_PICTURES.includes(path)) continue
      report(path, { rule: 'unused-image', found: 'no document shows this picture.' })
    }
  }
}
