/**
 * The types of fields. The compiler, the checker and the editor's templates are derived from them, so that a rule
 * defined here applies everywhere.
 */

type Common = {
  description: string
  /** Fields are required by default. */
  optional?: true
}

export type TextField = Common & {
  kind: 'text'
  maxLength?: number
  /** Allows line breaks and empty lines. Other texts are one line (scripts/content/checks/fields.ts). */
  paragraphs?: true
  /** A regular expression for the whole value, and the message if it does not match. */
  pattern?: { source: string; says: string }
  /** The field contains names of people or places: the spelling check accepts their words everywhere. */
  isName?: true
  /** Placeholders in braces that a page fills in, besides the facts of scripts/content/facts.ts. */
  placeholders?: ReadonlyArray<string>
}
export type NumberField = Common & { kind: 'number'; integer?: true; min?: number; max?: number }
type PlainField = Common & {
  kind: 'richText' | 'boolean' | 'date' | 'localDateTime' | 'moment' | 'timeZone' | 'url' | 'link' | 'email'
}
/** The size of a picture in the layout. */
export type PictureSize = {
  /** In pixels. Narrower pictures are blurred on high-density screens. */
  minWidth?: number
  /** The aspect ratio. Pictures of another ratio are cropped. */
  shape?: readonly [width: number, height: number]
}
type ImageFileField = Common & PictureSize & { kind: 'imageFile' }
type ChoiceField = Common & { kind: 'choice'; options: ReadonlyArray<string> }
/** A value defined elsewhere in the content: a language by name, a country by its ISO code… */
type ReferenceField = Common & { kind: 'reference'; to: ReferenceTarget }
export type ListField = Common & { kind: 'list'; of: Field; min?: number; max?: number }
/** `name` becomes the name of the generated TypeScript type. */
export type ObjectField = Common & { kind: 'object'; name: string; fields: Fields }

export type ReferenceTarget = 'country' | 'timezone' | 'language' | 'seniority' | 'expertise'

export type Field =
  | TextField
  | NumberField
  | PlainField
  | ImageFileField
  | ChoiceField
  | ReferenceField
  | ListField
  | ObjectField

export type Fields = Record<string, Field>

type Options<F extends Field> = Omit<F, 'kind' | 'description'>

/** Makes the function that describes fields of a kind without required options. */
function fieldOf<F extends Field>(kind: F['kind']) {
  // TypeScript cannot follow the spread of a generic type.
  return (description: string, options?: Options<F>) => ({ kind, description, ...options }) as unknown as F
}

/** Plain text on one line, or with paragraphs. */
export const text = fieldOf<TextField>('text')
/** Markdown: paragraphs, lists, links, emphasis. */
export const richText = fieldOf<PlainField>('richText')
export const number = fieldOf<NumberField>('number')
export const boolean = fieldOf<PlainField>('boolean')
/** A calendar day, YYYY-MM-DD. */
export const date = fieldOf<PlainField>('date')
/** A local time, YYYY-MM-DDTHH:mm, in the time zone of a neighbouring field. */
export const localDateTime = fieldOf<PlainField>('localDateTime')
/** A calendar day or a local time, both in Lagos. */
export const moment = fieldOf<PlainField>('moment')
/** An IANA time zone such as Africa/Lagos. */
export const timeZone = fieldOf<PlainField>('timeZone')
/** A complete https address of another site. */
export const url = fieldOf<PlainField>('url')
/** A page of this site (/donate, with an optional ?query or #anchor) or a complete https address. */
export const link = fieldOf<PlainField>('link')
export const email = fieldOf<PlainField>('email')

/** The position of a document in its list: 1 comes first, and each position is used once. */
export function order(description = 'Place in the list, counted from 1.'): NumberField {
  return number(description, { integer: true, min: 1 })
}

export function choice(
  description: string,
  options: ReadonlyArray<string>,
  more: Omit<Options<ChoiceField>, 'options'> = {},
): ChoiceField {
  return { kind: 'choice', description, options, ...more }
}

export function reference(description: string, to: ReferenceTarget): ReferenceField {
  return { kind: 'reference', description, to }
}

export function list(
  description: string,
  of: Field,
  options: Omit<Options<ListField>, 'of'> = {},
): ListField {
  return { kind: 'list', description, of, ...options }
}

export function object(
  description: string,
  name: string,
  fields: Fields,
  more: Omit<Options<ObjectField>, 'name' | 'fields'> = {},
): ObjectField {
  return { kind: 'object', description, name, fields, ...more }
}

const imageFile: ImageFileField = {
  kind: 'imageFile',
  description: 'The file, from the images folder beside this document: images/name.webp',
}

const alt = text(
  'What the picture shows, for people who cannot see it. Say it as you would on the telephone.',
  { maxLength: 160 },
)

export function image(
  description: string,
  { size, ...more }: { size?: PictureSize; optional?: true } = {},
): ObjectField {
  return object(description, 'Image', { src: { ...imageFile, ...size }, alt }, more)
}

export function captionedImage(description: string, size: PictureSize = {}): ObjectField {
  return object(description, 'CaptionedImage', {
    src: { ...imageFile, ...size },
    alt,
    title: text('A short title, shown over the picture.', { maxLength: 60 }),
    description: text('One sentence about the moment, shown under the title.', { maxLength: 220 }),
  })
}

export function action(description: string): ObjectField {
  return object(description, 'Action', {
    label: text('The words on the button.', { maxLength: 40 }),
    to: link('Where it goes.'),
    about: text(
      'Words that a screen reader and a search engine read after the label, where it does not say by itself where it leads: "about partnering with us" after "Learn More".',
      { maxLength: 60, optional: true },
    ),
  })
}
