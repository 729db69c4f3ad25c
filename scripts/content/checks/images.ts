import { extname } from 'node:path'
import { iconNames, imageEndings } from '#scripts/images/originals.ts'
import { didYouMean, named } from './nearest.ts'
import type { Picture } from './context.ts'
import { problemAt, problemOfFile, type Problem, type Rule, type Words } from './problem.ts'

/** Endings a picture may have, as a sentence. */
export const endingsSentence = `Pictures end in ${imageEndings.join(', ')}.`

/** Files in content/images that every page uses without a document naming them. */
const FRAME_FILES = [...iconNames, 'logo.svg', 'logo-on-dark.svg', 'logo-mono.svg', 'mark.svg', 'splash.svg']

/** Pictures that a page shows without a document naming them. */
const SHOWN_BY_CODE = ['pages/images/empty-results.webp']

/** Whether a file name ends like a picture we can show. */
export function hasImageEnding(name: string): boolean {
  return imageEndings.includes(extname(name))
}

/** The problem with the file of a picture, or undefined. */
export function imageProblem(
  src: string,
  images: ReadonlySet<string>,
): { rule: Rule; words: Words } | undefined {
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

/** Different pictures of one document with the same alternative text. */
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
    // Neighbours in one group of fields are two cuts of the same picture.
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

/** Picture files that no document shows. */
export function unusedImageProblems(
  folder: string,
  images: Iterable<string>,
  used: ReadonlySet<string>,
): Array<Problem> {
  return [...images]
    .filter((image) => !used.has(image) && !SHOWN_BY_CODE.includes(`${folder}/${image}`))
    .filter((image) => folder !== '' || !FRAME_FILES.includes(image.slice('images/'.length)))
    .map((image) =>
      problemOfFile(['content', folder, image].filter(Boolean).join('/'), 'unused-image', {
        found: 'no document shows this picture.',
        fix: 'Remove the file if it is not needed.',
        expected: 'Each picture is named by a document in the folder above it.',
      }),
    )
}
