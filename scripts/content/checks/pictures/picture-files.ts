import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { perContent } from '#scripts/images/unchanged-files.ts'
import { problemOfFile, type Problem, type Rule } from '#scripts/content/checks/problem.ts'
import { siteIcons } from '#src/lib/site-pictures.ts'
import { headerOf, type Header } from './header.ts'
import type { Size } from '#scripts/content/checks/pictures/sizes.ts'
import { vectorProblems } from './vectors.ts'

const endings: Record<string, ReadonlyArray<string>> = {
  PNG: ['.png'],
  WebP: ['.webp'],
  JPEG: ['.jpg', '.jpeg'],
  AVIF: ['.avif'],
  SVG: ['.svg'],
}
const MAX_MEGABYTES = 12
const MAX_MEGAPIXELS = 50
/** Nor can the WebP and AVIF files that are made from it be wider or higher. */
const MAX_SIDE = 16_383
const icons = siteIcons.map(({ file }) => `images/${file}`)

/**
 * Reports picture files that have the wrong extension or are damaged, too large, unsafe or duplicate; and returns the
 * sizes of raster pictures, by path.
 */
export async function readPictureFiles(content: string, paths: ReadonlyArray<string>) {
  const firsts = new Map<string, string>()
  const sizes = new Map<string, Size>()
  const pictures = await Promise.all(paths.map((path) => readPicture(join(content, path))))
  const problems = pictures.flatMap((picture, index) => {
    const path = paths[index] ?? ''
    const { header, digest } = picture
    const file = `content/${path}`
    const problem = brokenProblem(file, picture) ?? largeProblem(file, picture)
    if (problem) return [problem]
    if (header) sizes.set(path, header)
    const first = firsts.get(digest)
    if (first === undefined) firsts.set(digest, path)
    return [
      ...(picture.drawing === null ? [] : vectorProblems(file, picture.drawing)),
      ...(header?.isAnimated ? [stillProblem(file)] : []),
      // Browsers request icons by name, so some files are intentional duplicates.
      ...(first === undefined || icons.includes(path) ? [] : [twice(path, first)]),
    ]
  })
  return { problems, sizes }
}

type Picture = {
  bytes: number
  header: Header | undefined
  digest: string
  /** The source of an SVG. */
  drawing: string | null
}

// Cached, as pictures are a hundred times as large as documents, and change a hundred times less often.
const readPicture = perContent(async (file): Promise<Picture> => {
  const bytes = readFileSync(file)
  const header = await headerOf(bytes)
  return {
    bytes: bytes.length,
    header,
    digest: hash('sha256', bytes),
    drawing: header?.format === 'SVG' ? bytes.toString('utf8') : null,
  }
})

function brokenProblem(file: string, { bytes, header }: Picture): Problem | undefined {
  const expected = `Pictures are PNG, WebP, JPEG, AVIF or SVG, and end in ${Object.values(endings).flat().join(', ')}.`
  const say = (rule: Rule, found: string, fix: string) => problemOfFile(file, rule, { found, fix, expected })
  if (bytes === 0) return say('image-broken', 'this file is empty.', 'Put the picture here again.')
  const again = 'Export the picture again and replace the file.'
  if (header === undefined) return say('image-broken', 'this file is no picture.', again)
  if (!header.isWhole) return say('image-broken', 'the end of this picture is missing.', again)
  const right = endings[header.format]
  if (right === undefined)
    return say('image-kind', `inside, this file is ${header.format}, whatever its name says.`, again)
  if (right.includes(extname(file).toLowerCase())) return undefined
  const name = `${posix.basename(file, extname(file))}${right[0]}`
  const fix = `Rename it to "${name}", also where it is used.`
  return say('image-kind', `inside, this picture is ${header.format}, not what its name says.`, fix)
}

function largeProblem(file: string, { bytes, header }: Picture): Problem | undefined {
  const megabytes = bytes / 1e6
  const megapixels = ((header?.width ?? 0) * (header?.height ?? 0)) / 1e6
  const side = Math.max(header?.width ?? 0, header?.height ?? 0)
  if (megabytes <= MAX_MEGABYTES && megapixels <= MAX_MEGAPIXELS && side <= MAX_SIDE) return undefined
  const size =
    megabytes > MAX_MEGABYTES
      ? `${megabytes.toFixed(1)} megabytes`
      : `${header?.width} × ${header?.height} pixels, ${megapixels.toFixed(1)} megapixels`
  return problemOfFile(file, 'image-large', {
    found: `this picture has ${size}.`,
    fix: 'Make it smaller: 1920 pixels are wide enough for every place.',
    expected: `At most ${MAX_MEGABYTES} megabytes and ${MAX_MEGAPIXELS} megapixels, and no side of more than ${MAX_SIDE.toLocaleString('en')} pixels.`,
  })
}

function stillProblem(file: string): Problem {
  return problemOfFile(file, 'image-animated', {
    found: 'this picture moves, but the site shows its first moment only.',
    fix: 'Export that moment as a picture, or show a film as the recording of an event.',
    expected: 'Pictures stand still.',
  })
}

function twice(path: string, first: string): Problem {
  return problemOfFile(`content/${path}`, 'same-image', {
    found: `this is the same picture as content/${first}.`,
    fix: 'Choose another picture for one of the two places.',
    expected: 'Visitors notice a picture that comes back.',
  })
}
