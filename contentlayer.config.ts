import { defineDocumentType, defineNestedType, makeSource } from 'contentlayer2/source-files'
import type {
  ComputedFields,
  DocumentType,
  FieldDef,
  ListFieldDefItem,
  NestedType,
} from 'contentlayer2/source-files'
import remarkGfm from 'remark-gfm'
import remarkSmartypants from 'remark-smartypants'
import { everyField, type DocumentSchema } from './src/content/schema/document.ts'
import type { Field, Fields, ObjectField } from './src/content/schema/field.ts'
import { documentSchemas } from './src/content/schema/index.ts'
import { forPages } from './scripts/content/markdown/for-pages.ts'
import { countWords, excerpt, readingMinutes } from './scripts/content/reading.ts'

/*
 * Converts the content schema to the compiler's format. The rules are in src/content/schema/; the checker, which runs
 * first, enforces them.
 */

// The compiler generates one TypeScript type per name, so a shared shape must be one object.
const nestedTypes = new Map<string, NestedType>()

function nestedType(field: ObjectField): NestedType {
  const known = nestedTypes.get(field.name)
  if (known) return known
  const type = defineNestedType(() => ({
    name: field.name,
    description: field.description,
    fields: compilerFields(field.fields),
  }))
  nestedTypes.set(field.name, type)
  return type
}

type Scalar = { type: 'string' | 'markdown' | 'number' | 'boolean' | 'date' | 'json' }

const scalars: Partial<Record<Field['kind'], Scalar['type']>> = {
  richText: 'markdown',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  // Markdown front matter gives a Date, YAML a string; visibility is therefore decided from the file
  // (scripts/content/visibility.ts).
  moment: 'json',
}

function listItem(field: Field): ListFieldDefItem.Item {
  if (field.kind === 'object') return nestedType(field)
  if (field.kind === 'choice') return { type: 'enum', options: [...field.options] }
  if (field.kind === 'list')
    throw new Error('A list of lists has no name an editor could use: give the inner one an object.')
  return { type: scalars[field.kind] ?? 'string' }
}

function compilerField(field: Field): FieldDef {
  const base = { description: field.description, required: !field.optional }
  if (field.kind === 'object') return { ...base, type: 'nested', of: nestedType(field) }
  if (field.kind === 'list') return { ...base, type: 'list', of: listItem(field.of) }
  if (field.kind === 'choice') return { ...base, type: 'enum', options: [...field.options] }
  return { ...base, type: scalars[field.kind] ?? 'string' }
}

function compilerFields(fields: Fields): Record<string, FieldDef> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, compilerField(field)]))
}

/** Fields computed from others. */
function computedFields(schema: DocumentSchema): ComputedFields {
  const slug: ComputedFields = {
    slug: {
      type: 'string',
      description: 'The file name.',
      resolve: (doc) => doc._raw.flattenedPath.split('/').at(-1),
    },
  }
  if (schema.format === 'yaml') return slug
  return {
    ...slug,
    excerpt: { type: 'string', description: 'The first sentences.', resolve: (doc) => excerpt(doc.body.raw) },
    readingMinutes: { type: 'number', resolve: (doc) => readingMinutes(countWords(doc.body.raw)) },
  }
}

function documentType(schema: DocumentSchema): DocumentType {
  return defineDocumentType(() => ({
    name: schema.name,
    description: schema.description,
    filePathPattern: schema.isSingleton
      ? schema.path
      : `${schema.path}/*.${schema.format === 'markdown' ? 'md' : 'yaml'}`,
    contentType: schema.format === 'markdown' ? 'markdown' : 'data',
    isSingleton: schema.isSingleton,
    fields: compilerFields(everyField(schema)),
    computedFields: computedFields(schema),
  }))
}

export default makeSource({
  contentDirPath: 'content',
  contentDirExclude: ['README.md'],
  documentTypes: documentSchemas.map(documentType),
  markdown: { remarkPlugins: [remarkGfm, remarkSmartypants], rehypePlugins: [forPages] },
  // By default an invalid document is dropped and the build continues.
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  onUnknownDocuments: 'fail',
  // Otherwise a front-matter key "type" would set the document type.
  fieldOptions: { typeFieldName: 'documentType', bodyFieldName: 'body' },
  disableImportAliasWarning: true,
})
