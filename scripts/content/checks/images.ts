import { extname, posix } from 'node:path'
import { iconNames, imageEndings } from '#scripts/images/originals.ts'
import { picturesInCode } from '#src/lib/site-pictures.ts'
import { didYouMean, named } from './nearest.ts'
import { problemAt, problemOfFile, type Problem, type Finding } from './problem.ts'
import type { Excerpt } from './source-excerpt.ts'

/** A picture of a document. `within` is the group of fields that it belongs to. */
export type Picture = { src: string; alt: string; altOffset: number; excerpt: Excerpt; within: object }

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
export function imageProblem(src: string, images: ReadonlySet<string>): Finding | undefined {
  if (!/^images\/[^\\]+$/.test(src) || src.split('/').includes('..')) {
    const here = `images/${src.slice(src.search(/[^/\\]*$/))}`
    return {
      rule: 'image-place',
      words: {
        found: `the picture "${src}" is not in the images folder beside this document.`,
        fix: images.has(here) ? `Write "${here}".` : 'Copy the file there.',
        expected: 'Pictures are written like images/name.webp.',
      },
    }
  }
  if (!hasImageEnding(src)) {
    const small = src.replace(/\.[A-Z]+$/i, (ending) => ending.toLowerCase())
    if (hasImageEnding(small)) {
      const words = {
        found: `the ending of "${src}" has capital letters.`,
        fix: `Write "${small}", and rename the file in the same way.`,
        expected: endingsSentence,
      }
      return { rule: 'image-ending', words }
    }
    const words = { found: `"${src}" does not end like a picture.`, expected: endingsSentence }
    return { rule: 'image-ending', words: { ...words, fix: didYouMean(src, named(images)) } }
  }
  if (images.has(src)) return undefined
  return {
    rule: 'image-missing',
    words: {
      found: `there is no picture "${src}".`,
      fix: didYouMean(src, named(images)),
      expected: 'The file has to be in the images folder beside this document.',
    },
  }
}

/** Reports different pictures of one document with the same alt text. */
export function sameAltProblems(pictures: ReadonlyArray<Picture>): Array<Problem> {
  const first = new Map<string, Picture>()
  const problems: Array<Problem> = []
  for (const picture of pictures) {
    const words = picture.alt.trim().toLowerCase()
    const earlier = first.get(words)
    if (earlier === undefined) {
      first.set(words, picture)
      continue
    }
    // Pictures in one group of fields are two crops of the same picture.
    if (earlier.src === picture.src || earlier.within === picture.within) continue
    problems.push(
      problemAt(picture.excerpt, picture.altOffset, 'same-alt', {
        found: `"${picture.src}" has the same alternative text as "${earlier.src}".`,
        expected: 'Two different pictures show different things: say what is special about each.',
      }),
    )
  }
  return problems
}

/** Reports picture files that no document uses. */
export function unusedImageProblems(
  folder: string,
  images: Iterable<string>,
  used: ReadonlySet<string>,
): Array<Problem> {
  return [...images]
    .filter((image) => !used.has(image))
    .map((image) => posix.join(folder, image))
    .filter((image) => !neededPictures.includes(image) && !BRAND_PICTURES.includes(image))
    .map((image) =>
      problemOfFile(`content/${image}`, 'unused-image', {
        found: 'no document shows this picture.',
        fix: 'Remove the file if it is not needed.',
        expected: 'Each picture is named by a document in the folder above it.',
      }),
    )
}

/** Reports required pictures that are missing. */
export function missingPictureProblems(
  present: ReadonlyArray<string>,
  needed: ReadonlyArray<string>,
): Array<Problem> {
  return needed
    .filter((picture) => !present.includes(picture))
    .map((picture) =>
      problemOfFile(`content/${picture}`, 'needed', {
        found: 'this picture is missing.',
        expected: 'The site shows it without a document naming it, so it keeps its place and name.',
      }),
    )
}
