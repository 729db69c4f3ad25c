import { extname, posix } from 'node:path'
import { isMap } from 'yaml'
import { iconNames, imageEndings } from '#scripts/images/originals.ts'
import { picturesInCode } from '#src/content/site-pictures.ts'
import { folderOf, textAt, type ContentDocument } from './document.ts'
import { didYouMean, named } from './nearest.ts'
import { problemOfFile, type Finding } from './problem.ts'
import type { Site } from './site.ts'

/** The allowed extensions of pictures, as a sentence. */
export const endingsSentence = `Pictures end in ${imageEndings.join(', ')}.`

/** Pictures that the site needs without a reference in a document, by their paths below content/. */
export const neededPictures: ReadonlyArray<string> = [
  ...iconNames.map((name) => `images/${name}`),
  ...Object.values(picturesInCode),
]

/** For use outside the site, besides the logo. */
const BRAND_PICTURES = ['images/logo-mono.svg', 'images/mark.svg']

/** Whether a file name has the extension of a supported picture format. */
export function hasImageEnding(name: string): boolean {
  return imageEndings.includes(extname(name))
}

/** The problem with the path of a picture, or undefined. */
export function imageFinding(src: string, images: ReadonlySet<string>): Finding | undefined {
  if (!/^images\/[^\\]+$/.test(src) || src.split('/').includes('..')) {
    const here = `images/${src.slice(src.search(/[^/\\]*$/))}`
    return {
      rule: 'image-place',
      found: `the picture "${src}" is not in the images folder beside this document.`,
      fix: images.has(here) ? `Write "${here}".` : 'Copy the file there.',
    }
  }
  if (hasImageEnding(src) && images.has(src)) return undefined
  const fix = didYouMean(src, named(images))
  if (!hasImageEnding(src)) {
    const small = src.replace(/\.[A-Z]+$/i, (ending) => ending.toLowerCase())
    return {
      rule: 'image-ending',
      ...(hasImageEnding(small)
        ? {
            found: `the ending of "${src}" has capital letters.`,
            fix: `Write "${small}", and rename the file in the same way.`,
          }
        : { found: `"${src}" does not end like a picture.`, fix }),
      expected: endingsSentence,
    }
  }
  return { rule: 'image-missing', found: `there is no picture "${src}".`, fix }
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
  const { schema, fields } = document
  if (!fields) return
  const { root, excerpt } = fields
  const shared = root.get(SHARED[schema.name] ?? '')
  const preview = isMap(shared) ? textAt(shared, 'src') : undefined
  if (preview && /\.svg$/i.test(preview.value))
    excerpt.report(preview, {
      rule: 'image-shared',
      found: `"${preview.value}" is a drawing, which link previews cannot show.`,
      fix: 'Export it as a PNG of 1200 × 630 pixels.',
    })
  const titles = ['title', 'name', 'heading', 'event'].flatMap((key) => textAt(root, key)?.value ?? [])
  const pictures = picturesIn(document).filter(({ words }) => words !== '')
  for (const [index, { src, alt, words, within }] of pictures.entries()) {
    const stem = posix.basename(src, posix.extname(src))
    const isFileName = FILE_NAME.test(words) || CAMERA_NAME.test(words) || plain(words) === plain(stem)
    const found = isFileName
      ? 'is the name of a file.'
      : PICTURE_OF.test(words)
        ? 'says that it is a picture, which screen readers say already.'
        : titles.map(plain).includes(plain(words)) && 'is a title, which stands beside it already.'
    if (found) excerpt.report(alt, { rule: 'alt-words', found: `the alternative text "${words}" ${found}` })
    const first = pictures.findIndex((each) => each.words.toLowerCase() === words.toLowerCase())
    const earlier = pictures[first]
    // Pictures in one group of fields are two crops of the same picture.
    if (!earlier || first === index || earlier.src === src || earlier.within === within) continue
    excerpt.report(alt, {
      rule: 'same-alt',
      found: `"${src}" has the same alternative text as "${earlier.src}".`,
    })
  }
}

function plain(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reports picture files that no document uses. */
export function checkUnusedPictures({ documents, images, problems }: Site) {
  for (const [folder, inside] of images) {
    const own = documents.filter(({ schema }) => folderOf(schema) === folder)
    // A document that cannot be read may use any of these pictures.
    if (own.some(({ fields }) => !fields)) continue
    const used = new Set(own.flatMap(picturesIn).map(({ src }) => src))
    for (const image of inside) {
      const path = posix.join(folder, image)
      if (used.has(image) || neededPictures.includes(path) || BRAND_PICTURES.includes(path)) continue
      problems.push(
        problemOfFile(`content/${path}`, {
          rule: 'unused-image',
          found: 'no document shows this picture.',
          fix: 'Remove the file if it is not needed.',
        }),
      )
    }
  }
}
