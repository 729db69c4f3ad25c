import { posix } from 'node:path'
import { iconFiles } from '#scripts/images/originals.ts'
import type { PictureSize } from '#src/content/schema/field.ts'
import { picturesInCode } from '#src/content/site-pictures.ts'
import { folderOf, type ContentDocument, type Site } from './document.ts'
import { didYouMean } from './nearest.ts'
import type { Finding } from './problem.ts'

/** Pictures that the site needs without a reference in a document, by their paths below content/. */
export const neededPictures: ReadonlyArray<string> = [...iconFiles, ...Object.values(picturesInCode)]

/** For use outside the site, besides the logo. */
const BRAND_PICTURES = ['images/logo-mono.svg', 'images/mark.svg']

export type Size = { width: number; height: number }

/** A difference up to this crops a few pixels at the edges, which is not visible. */
const MAX_DIFFERENCE = 0.05

/** The problem with a picture of a document, or with its size in the layout, or undefined. */
export function pictureFinding(
  src: string,
  { minWidth = 0, shape }: PictureSize,
  { schema }: ContentDocument,
  { pictures }: Site,
): Finding | undefined {
  const folder = folderOf(schema)
  const path = posix.join(folder, src)
  if (!/^images\/(?!.*\.\.)[^\\]+$/.test(src) || !pictures.has(path)) {
    const names = [...pictures.keys()].map((each) => posix.relative(folder, each))
    const beside = names.filter((name) => name.startsWith('images/'))
    return ['image-missing', `there is no picture "${src}".${didYouMean(src, beside)}`]
  }
  const size = pictures.get(path)
  if (!size) return undefined
  const { width, height } = size
  const found = `this picture has ${width} × ${height} pixels`
  const [x, y] = shape ?? [width, height]
  const fits = Math.abs(Math.log((width * y) / (height * x))) <= MAX_DIFFERENCE
  if (width < minWidth && (fits || height < minWidth))
    return ['image-small', `${found}, but has to be at least ${minWidth} pixels wide here.`]
  return fits ? undefined : ['image-shape', `${found}, but has to be ${shapeName([x, y])} here.`]
}

/** A ratio in words: 16 to 9, or square. */
export function shapeName([width, height]: readonly [number, number]): string {
  return width === height ? 'square' : `${width} to ${height}`
}

function picturesIn({ values }: ContentDocument) {
  return values.flatMap(({ field, path, data }) => {
    if (field.kind !== 'object' || field.fields.src?.kind !== 'imageFile' || !data) return []
    const { src, alt = '' } = data as { src?: string; alt?: string }
    // The group of fields that has the picture: an entry of a list has its own.
    const group = path.replace(/(?:^|\.)[a-z]\w*$/i, '')
    return src === undefined ? [] : [{ src, path, group, words: alt.trim() }]
  })
}

/** Names of files, also as cameras, phones and screenshots give them. */
const FILE_NAME =
  /\.(?:webp|png|jpe?g|svg|avif|gif)$|^(?:img|dscn?|dscf|pxl|vid|image|photo|picture|screenshot|whatsapp image)[\s_-]*\d[\w .-]*$/i
const PICTURE_OF =
  /^(?:an? |the )?(?:picture|image|photo|photograph|illustration|drawing|graphic|icon)(?: of\b| showing\b| that shows\b|:|$)/i

/** In link previews: the cover of an article, and the picture of the site. */
const SHARED = ['cover.src', 'sharing.src']

/** Reports alternative texts that do not describe their picture, and drawings in fields for link previews. */
export function checkPictures(document: ContentDocument) {
  const { data, values, report } = document
  for (const { path, data: src } of values)
    if (SHARED.includes(path) && /\.svg$/i.test(String(src)))
      report(path, 'image-shared', `"${String(src)}" is a drawing.`)

  const titles = ['title', 'name', 'heading', 'event'].map((key) => String(data[key] ?? ''))
  const pictures = picturesIn(document).filter(({ words }) => words !== '')
  for (const [index, { src, path, group, words }] of pictures.entries()) {
    const repeated = [posix.basename(src, posix.extname(src)), ...titles].map(plain)
    if (FILE_NAME.test(words) || PICTURE_OF.test(words) || repeated.includes(plain(words)))
      report(`${path}.alt`, 'alt-words', `the alternative text "${words}" does not describe the picture.`)
    const earlier = pictures.find((each) => each.words.toLowerCase() === words.toLowerCase())
    // Pictures in one group of fields are two crops of the same picture.
    if (!earlier || earlier === pictures[index] || earlier.src === src || earlier.group === group) continue
    report(`${path}.alt`, 'same-alt', `"${src}" has the same alternative text as "${earlier.src}".`)
  }
}

function plain(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reports picture files that no document uses. */
export function checkUnusedPictures({ documents, pictures, report }: Site) {
  const used = new Set([...neededPictures, ...BRAND_PICTURES])
  const unclear = new Set<string>()
  for (const document of documents) {
    const folder = folderOf(document.schema)
    for (const { src } of picturesIn(document)) used.add(posix.join(folder, src))
    // A document that cannot be read may use any picture of its folder.
    if (!document.root) unclear.add(posix.join(folder, 'images'))
  }
  for (const path of pictures.keys())
    if (!used.has(path) && !unclear.has(posix.dirname(path)))
      report(path, 'unused-image', 'no document shows this picture.')
}
