import { posix } from 'node:path'
import type { FoundFile } from '#scripts/files-below.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
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
  const found: Array<{ path: string; finding: Finding }> = []
  for (const { path, isLink } of files) {
    const report = (finding: Finding) => void found.push({ path, finding })
    if (isLink) report({ rule: 'symbolic-link', found: 'this is a symbolic link.' })
    const parts = path.split('/')
    const isHidden = parts.some((part) => part.startsWith('.'))
    if (isHidden && !BY_PROGRAMS.includes(posix.basename(path)))
      report({ rule: 'hidden-file', found: 'the name begins with a dot, so the site leaves this file out.' })
    const reserved = parts.find((part) => RESERVED.test(part.replace(/\..*$/, '')))
    if (reserved)
      report({ rule: 'reserved-name', found: `"${reserved}" is a name that Windows keeps for itself.` })
    const name = path.toLowerCase()
    const first = firsts.get(name)
    firsts.set(name, first ?? path)
    if (first)
      report({
        rule: 'name-clash',
        found: `content/${first} has the same name but for capitals.`,
      })
  }
  return found
}

type Classified =
  | { kind: 'document'; schema: DocumentSchema; finding?: Finding | undefined }
  | { kind: 'image'; folder: string; finding?: Finding | undefined }
  | { kind: 'ignored'; finding?: undefined }
  | { kind: 'unknown'; finding: Finding }

const ENDINGS = { markdown: '.md', yaml: '.yaml' }
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The type of a file below content/, and the problem with its location or name. */
export function classify(path: string): Classified {
  const name = posix.basename(path)
  if (['README.md', WORD_LIST].includes(path) || name.startsWith('.')) return { kind: 'ignored' }

  const schema = documentSchemas.find(({ isSingleton, path: place, format }) =>
    isSingleton ? path === place : dirname(path) === place && path.endsWith(ENDINGS[format]),
  )
  if (schema) {
    const { name: stem, ext } = posix.parse(path)
    const finding = schema.isSingleton ? undefined : renameFinding(name, kebab(stem) + ext)
    return { kind: 'document', schema, finding }
  }
  const imagesAt = path.split('/').indexOf('images')
  const folder = path.split('/').slice(0, Math.max(imagesAt, 0)).join('/')
  if (imagesAt !== -1 && documentSchemas.some((each) => folderOf(each) === folder)) return image(path, folder)
  return { kind: 'unknown', finding: unknownFinding(path) }
}

function image(path: string, folder: string): Classified {
  const name = posix.basename(path)
  if (!hasImageEnding(name.toLowerCase())) {
    const found = `"${name}" is not a picture.`
    return { kind: 'unknown', finding: { rule: 'image-ending', found, expected: endingsSentence } }
  }
  const place = posix.join(folder, 'images')
  const dot = name.lastIndexOf('.')
  const right = `${kebab(name.slice(0, dot))}${name.slice(dot).toLowerCase()}`
  if (dirname(path) === place) return { kind: 'image', folder, finding: renameFinding(name, right) }
  // The site finds pictures by the folder of their document: one further down would be missing from a build.
  const fix = `Move it to content/${place}/.`
  return { kind: 'image', folder, finding: { rule: 'image-place', found: 'this folder is too deep.', fix } }
}

function renameFinding(name: string, right: string): Finding | undefined {
  if (name === right) return undefined
  return { rule: 'file-name', found: `the name "${name}" does not fit.`, fix: `Rename it to "${right}".` }
}

function unknownFinding(path: string): Finding {
  const collections = documentSchemas.filter((schema) => !schema.isSingleton)
  const own = collections.find((schema) => path.startsWith(`${schema.path}/`))
  const ending = own?.path === dirname(path) ? ` with the ending ${ENDINGS[own.format]}` : ''
  const places = named(documentSchemas.map((schema) => schema.path))
  const fix = own
    ? `Documents are in content/${own.path}${ending}, their pictures in content/${own.path}/images.`
    : (didYouMean(path, places) ?? didYouMean(dirname(path), places))
  return { rule: 'file-without-type', found: 'this file belongs to no kind of document.', fix }
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
