import { posix } from 'node:path'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { endingsSentence, hasImageEnding } from './images.ts'
import { didYouMean, named } from './nearest.ts'
import { WORD_LIST } from './text/word-list.ts'
import type { Finding, ProblemText } from './problem.ts'

type Classified =
  | { kind: 'document'; schema: DocumentSchema; finding?: Finding }
  | { kind: 'image'; folder: string; finding?: Finding }
  | { kind: 'ignored' }
  | { kind: 'unknown'; finding: Finding }

const ENDINGS = { markdown: '.md', yaml: '.yaml' }
const LOOSE_ENDINGS = { markdown: /\.(?:md|markdown|mdx|mdown)$/i, yaml: /\.ya?ml$/i }
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The type of a file below content/, and the problems with its location and name. */
export function classify(path: string, schemas: ReadonlyArray<DocumentSchema>): Classified {
  const name = posix.basename(path)
  if (['README.md', WORD_LIST].includes(path) || name.startsWith('.')) return { kind: 'ignored' }

  const singleton = schemas.find((schema) => schema.isSingleton && sameButEnding(path, schema))
  if (singleton) {
    const finding = path === singleton.path ? undefined : rename(posix.basename(singleton.path))
    return { kind: 'document', schema: singleton, ...(finding && { finding }) }
  }
  const imagesAt = path.split('/').indexOf('images')
  const folder = path.split('/').slice(0, Math.max(imagesAt, 0)).join('/')
  const hasPictures = (schema: DocumentSchema) =>
    folder === (schema.isSingleton ? dirname(schema.path) : schema.path)
  if (imagesAt !== -1 && schemas.some(hasPictures)) return image(path, folder)

  const collection = schemas.find((schema) => !schema.isSingleton && schema.path === dirname(path))
  if (collection && LOOSE_ENDINGS[collection.format].test(name)) {
    const right = kebab(name.replace(LOOSE_ENDINGS[collection.format], '')) + ENDINGS[collection.format]
    const finding = name === right ? undefined : rename(right)
    return { kind: 'document', schema: collection, ...(finding && { finding }) }
  }
  return {
    kind: 'unknown',
    finding: { rule: 'file-without-type', words: unknownWords(path, schemas, collection) },
  }
}

function image(path: string, folder: string): Classified {
  const name = posix.basename(path)
  if (!hasImageEnding(name.toLowerCase())) {
    const words = {
      found: `"${name}" is not a picture.`,
      fix: 'Move it elsewhere or remove it.',
      expected: endingsSentence,
    }
    return { kind: 'unknown', finding: { rule: 'image-ending', words } }
  }
  const dot = name.lastIndexOf('.')
  const right = `${kebab(name.slice(0, dot))}${name.slice(dot).toLowerCase()}`
  const place = posix.join(folder, 'images')
  if (dirname(path) !== place) return { kind: 'image', folder, finding: tooDeep(place, right) }
  return { kind: 'image', folder, ...(name !== right && { finding: rename(right) }) }
}

/** The site finds pictures by the folder of their document: one further down would be missing from a build. */
function tooDeep(place: string, name: string): Finding {
  return {
    rule: 'image-place',
    words: {
      found: 'this picture is in a folder too deep.',
      fix: `Move it to content/${place}/, and write "images/${name}" where it is used.`,
      expected: 'Pictures are in an images folder, which has no folders of its own.',
    },
  }
}

function rename(right: string): Finding {
  return {
    rule: 'file-name',
    words: {
      found: 'the name of this file does not fit.',
      fix: `Rename it to "${right}".`,
      expected: 'File names have small letters, digits and hyphens, and end in .md, .yaml or like a picture.',
    },
  }
}

function unknownWords(
  path: string,
  schemas: ReadonlyArray<DocumentSchema>,
  collection: DocumentSchema | undefined,
): ProblemText {
  const expected =
    'Each file below content/ is a document or a picture in an images folder (see content/README.md).'
  if (collection) {
    const fix = hasImageEnding(path.toLowerCase())
      ? `Move it to content/${collection.path}/images/.`
      : `Documents of content/${collection.path} end in ${ENDINGS[collection.format]}.`
    return { found: 'this file is no document.', fix, expected }
  }
  const above = schemas.find((schema) => !schema.isSingleton && path.startsWith(`${schema.path}/`))
  if (above) {
    return {
      found: 'this file is in a folder too deep.',
      fix: `Move it to content/${above.path}/.`,
      expected,
    }
  }
  const folder = dirname(path)
  const singletons = schemas.filter((schema) => schema.isSingleton).map((schema) => schema.path)
  const collections = schemas.filter((schema) => !schema.isSingleton).map((schema) => schema.path)
  const fix = didYouMean(path, named(singletons)) ?? didYouMean(folder, named(collections))
  return { found: 'this file belongs to no kind of document.', fix, expected }
}

function sameButEnding(path: string, schema: DocumentSchema) {
  const stem = schema.path.slice(0, -ENDINGS[schema.format].length)
  return (
    LOOSE_ENDINGS[schema.format].test(path) &&
    path.replace(LOOSE_ENDINGS[schema.format], '').toLowerCase() === stem
  )
}

function dirname(path: string) {
  return posix.dirname(path) === '.' ? '' : posix.dirname(path)
}

export function kebab(name: string) {
  if (NAME.test(name)) return name
  const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '')
  return plain
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
