import { posix } from 'node:path'
import type { FoundFile } from '#scripts/files-below.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { folderOf } from './document.ts'
import { endingsSentence, hasImageEnding } from './images.ts'
import { didYouMean, named } from './nearest.ts'
import type { Finding } from './problem.ts'

/** Words of the project that are in no dictionary, below content/. */
export const WORD_LIST = 'words.txt'

/** Files written by operating systems and Git. */
const BY_PROGRAMS = ['.gitkeep', '.gitattributes', '.DS_Store']
/** Device names on Windows, which cannot be file names there. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i

/** The problems with the kinds and names of files, regardless of their content. */
export function nameFindings(files: ReadonlyArray<FoundFile>) {
  const firsts = new Map<string, string>()
  return files.flatMap(({ path, isLink }) => {
    const findings: Array<Finding> = []
    if (isLink)
      findings.push({
        rule: 'symbolic-link',
        found: 'this is a symbolic link, which the site does not follow.',
        fix: 'Put a copy of the file in its place.',
      })
    const parts = path.split('/')
    const reserved = parts.find((part) => RESERVED.test(part.replace(/\..*$/, '')))
    if (parts.some((part) => part.startsWith('.'))) {
      if (!BY_PROGRAMS.includes(posix.basename(path)))
        findings.push({
          rule: 'hidden-file',
          found: 'the name begins with a dot, so the site leaves this file out.',
          fix: 'Rename the file without the dot, or remove it.',
        })
    } else if (reserved !== undefined)
      findings.push({
        rule: 'reserved-name',
        found: `"${reserved}" is a name that Windows keeps for itself.`,
        fix: 'Give it another name.',
      })
    // Equal names on some computers, or two files for one document.
    const name = path
      .toLowerCase()
      .replace(/\.ya?ml$/, '.yaml')
      .replace(/\.(?:markdown|mdx|mdown)$/, '.md')
    const first = firsts.get(name)
    if (first === undefined) firsts.set(name, path)
    else
      findings.push({
        rule: 'name-clash',
        found: `this file and content/${first} have the same name but for capital letters or the ending.`,
        fix: 'Keep one of them, or give one another name.',
      })
    return findings.map((finding) => ({ path, finding }))
  })
}

type Classified =
  | { kind: 'document'; schema: DocumentSchema; finding?: Finding | undefined }
  | { kind: 'image'; folder: string; finding?: Finding | undefined }
  | { kind: 'ignored'; finding?: undefined }
  | { kind: 'unknown'; finding: Finding }

const ENDINGS = { markdown: '.md', yaml: '.yaml' }
const LOOSE_ENDINGS = { markdown: /\.(?:md|markdown|mdx|mdown)$/i, yaml: /\.ya?ml$/i }
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The type of a file below content/, and the problem with its location or name. */
export function classify(path: string, schemas: ReadonlyArray<DocumentSchema>): Classified {
  const name = posix.basename(path)
  if (['README.md', WORD_LIST].includes(path) || name.startsWith('.')) return { kind: 'ignored' }

  const schema = schemas.find(({ isSingleton, path: place, format }) => {
    const stem = isSingleton ? path.replace(LOOSE_ENDINGS[format], '').toLowerCase() : dirname(path)
    return LOOSE_ENDINGS[format].test(path) && stem === (isSingleton ? place.replace(/\.\w+$/, '') : place)
  })
  if (schema) {
    const right = schema.isSingleton
      ? posix.basename(schema.path)
      : kebab(name.replace(LOOSE_ENDINGS[schema.format], '')) + ENDINGS[schema.format]
    return { kind: 'document', schema, finding: renameFinding(name, right) }
  }
  const imagesAt = path.split('/').indexOf('images')
  const folder = path.split('/').slice(0, Math.max(imagesAt, 0)).join('/')
  if (imagesAt !== -1 && schemas.some((each) => folderOf(each) === folder)) return image(path, folder)
  return { kind: 'unknown', finding: unknownFinding(path, schemas) }
}

function image(path: string, folder: string): Classified {
  const name = posix.basename(path)
  if (!hasImageEnding(name.toLowerCase())) {
    const found = `"${name}" is not a picture.`
    const fix = 'Move it elsewhere or remove it.'
    return { kind: 'unknown', finding: { rule: 'image-ending', found, fix, expected: endingsSentence } }
  }
  const dot = name.lastIndexOf('.')
  const right = `${kebab(name.slice(0, dot))}${name.slice(dot).toLowerCase()}`
  const place = posix.join(folder, 'images')
  if (dirname(path) === place) return { kind: 'image', folder, finding: renameFinding(name, right) }
  // The site finds pictures by the folder of their document: one further down would be missing from a build.
  const finding: Finding = {
    rule: 'image-place',
    found: 'this picture is in a folder too deep.',
    fix: `Move it to content/${place}/, and write "images/${right}" where it is used.`,
  }
  return { kind: 'image', folder, finding }
}

function renameFinding(name: string, right: string): Finding | undefined {
  if (name === right) return undefined
  return {
    rule: 'file-name',
    found: 'the name of this file does not fit.',
    fix: `Rename it to "${right}".`,
  }
}

function unknownFinding(path: string, schemas: ReadonlyArray<DocumentSchema>): Finding {
  const rule = 'file-without-type'
  const collections = schemas.filter((schema) => !schema.isSingleton)
  const own = collections.find((schema) => schema.path === dirname(path))
  if (own) {
    const fix = hasImageEnding(path.toLowerCase())
      ? `Move it to content/${own.path}/images/.`
      : `Documents of content/${own.path} end in ${ENDINGS[own.format]}.`
    return { rule, found: 'this file is no document.', fix }
  }
  const above = collections.find((schema) => path.startsWith(`${schema.path}/`))
  if (above)
    return { rule, found: 'this file is in a folder too deep.', fix: `Move it to content/${above.path}/.` }
  const singletons = schemas.filter((schema) => schema.isSingleton).map((schema) => schema.path)
  const fix =
    didYouMean(path, named(singletons)) ??
    didYouMean(dirname(path), named(collections.map((schema) => schema.path)))
  return { rule, found: 'this file belongs to no kind of document.', fix }
}

function dirname(path: string) {
  return posix.dirname(path) === '.' ? '' : posix.dirname(path)
}

/** A title as the name of a file. */
export function kebab(name: string) {
  if (NAME.test(name)) return name
  const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '')
  return plain
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
