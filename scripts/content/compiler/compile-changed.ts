import { posix } from 'node:path'
import { PLACEHOLDER } from '#scripts/content/fill-compiled.ts'
import type { Sources } from '#scripts/content/sources.ts'
import type { WrittenVisibility } from '#scripts/content/visibility/visibility.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { compileDocument } from './compile-document.ts'
import type { StoredDocument, StoredDocuments } from './document-store.ts'

const ENDINGS = { markdown: '.md', yaml: '.yaml' }
/** Files that contentlayer2 treats as documents. */
const DOCUMENT = /\.(?:md|mdx|json|ya?ml)$/
const IS_NONE = ['README.md']

const singletons = new Map(
  documentSchemas.filter(({ isSingleton }) => isSingleton).map((schema) => [schema.path, schema]),
)
const collections = new Map(
  documentSchemas
    .filter(({ isSingleton }) => !isSingleton)
    .map((schema) => [`${schema.path} ${ENDINGS[schema.format]}`, schema]),
)

/** The document type of a path below content/. */
export function schemaOf(path: string): DocumentSchema | undefined {
  return singletons.get(path) ?? collections.get(`${posix.dirname(path)} ${posix.extname(path)}`)
}

/** Compiles all documents, in the order of their paths. Documents of unchanged files are taken from `before`. */
export function compileChanged({ files, read }: Sources, before: StoredDocuments) {
  const documents = new Map<string, StoredDocument>()
  let isChanged = false
  for (const { path, isLink } of files) {
    if (isLink || !DOCUMENT.test(path) || IS_NONE.includes(path) || isHidden(path)) continue
    const { bytes, digest } = read(path)
    const known = before.get(path)
    if (known?.digest === digest) {
      documents.set(path, known)
      continue
    }
    isChanged = true
    documents.set(path, compiled(path, bytes, digest))
  }
  return { documents, isChanged: isChanged || documents.size !== before.size }
}

function isHidden(path: string) {
  return path.split('/').some((part) => part.startsWith('.'))
}

function compiled(path: string, bytes: Buffer, digest: string): StoredDocument {
  const schema = schemaOf(path)
  if (!schema) throw new Error(`content/${path} is no document of a kind that there is.`)
  const document = compileDocument(path, bytes.toString('utf8'), schema)
  const json = JSON.stringify(document)
  return {
    digest,
    json: Buffer.from(json),
    hasPlaceholders: PLACEHOLDER.test(json),
    visibility: visibilityIn(document),
  }
}

function visibilityIn({ draft, publishAt, expiresAt }: WrittenVisibility): WrittenVisibility | null {
  if (draft === undefined && publishAt === undefined && expiresAt === undefined) return null
  return { draft, publishAt, expiresAt }
}
