import path from 'node:path'
import type { CmsConfig, CollectionFile, EntryCollection, Field as FormField } from '@sveltia/cms'
import { BODY, SOURCE } from '#editor/document-format.ts'
import { fieldsBeforeName, kebab, nameField } from '#scripts/content/kinds.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { formFields, BUTTONS_IN_FIELDS, RICH_TEXT } from './form-field.ts'

/** Routes refer to each of these documents by name: editors can neither add nor remove one. */
const FIXED = ['Page', 'LegalPage']

const FILE_NAME =
  'The name of its file: small letters, digits and hyphens. Where it is part of an address, and you change it, write ' +
  'the old address and the new one under "Old addresses".'

/** Pictures are stored in the images folder beside the documents that use them. */
function picturesIn(folder: string) {
  return { media_folder: path.posix.join('/content', folder, 'images'), public_folder: './images' }
}

/** The forms of the visual editor, one for each document type; the server that serves the editor adds the backend. */
export function formConfig(title: string): Omit<CmsConfig, 'backend'> {
  return {
    app_title: title,
    media_folder: 'content/images',
    public_folder: '/images',
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true, sanitize_replacement: '-' },
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    collections: documentSchemas.filter(({ isSingleton }) => !isSingleton).map(collection),
    singletons: documentSchemas.filter(({ isSingleton }) => isSingleton).map(singleton),
  }
}

function collection(schema: DocumentSchema): EntryCollection {
  const { name, path: folder, heading, description } = schema
  const identifier = nameField(schema)
  const isFixed = FIXED.includes(name)
  return {
    name: folder,
    label: heading,
    description,
    folder: `content/${folder}`,
    // The format determines the extension.
    format: name,
    create: !isFixed,
    delete: !isFixed,
    duplicate: !isFixed,
    identifier_field: identifier,
    slug: {
      template: fileName(schema),
      editable: !isFixed,
      hint: FILE_NAME,
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Write small letters, digits and hyphens only.'],
    },
    ...views(schema),
    ...picturesIn(folder),
    fields: fieldsOf(schema),
  }
}

/** The same file names as those of `npm run content:new`. */
function fileName(schema: DocumentSchema) {
  const before = fieldsBeforeName(schema).map((name) =>
    schema.fields[name]?.kind === 'localDateTime' ? `{{${name} | date('YYYY-MM-DD')}}` : `{{${name}}}`,
  )
  return [...before, `{{${nameField(schema)}}}`].join('-')
}

function singleton(schema: DocumentSchema): CollectionFile {
  return {
    name: kebab(schema.name),
    label: schema.heading,
    file: `content/${schema.path}`,
    format: schema.name,
    ...picturesIn(path.posix.dirname(schema.path)),
    fields: fieldsOf(schema),
  }
}

function fieldsOf(schema: DocumentSchema): Array<FormField> {
  return [
    ...formFields(everyField(schema)),
    ...(schema.format === 'markdown' ? [textBelow(schema)] : []),
    { name: SOURCE, widget: 'hidden', default: '' },
  ]
}

function textBelow({ body = '' }: DocumentSchema): FormField {
  return {
    ...{ name: BODY, label: 'Text', hint: body, required: true, ...RICH_TEXT },
    buttons: [...BUTTONS_IN_FIELDS, 'heading-two', 'heading-three', 'quote'],
  }
}

function views(schema: DocumentSchema): Partial<EntryCollection> {
  const { fields } = schema
  const dates = ['publishedOn', 'start', 'date'].filter((field) => fields[field])
  const places = ['order'].filter((field) => fields[field])
  const [first] = [...dates, ...places]
  const group = ['group', 'section'].find((field) => fields[field])
  const field = nameField(schema)
  return {
    sortable_fields: {
      fields: [...dates, ...places, field],
      default: { field: first ?? field, direction: dates.length > 0 ? 'descending' : 'ascending' },
    },
    view_groups: group === undefined ? undefined : [{ label: 'List', field: group }],
    view_filters: everyField(schema).draft && [{ label: 'Drafts', field: 'draft', pattern: true }],
  }
}
