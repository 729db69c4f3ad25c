import type { Image } from 'contentlayer/generated'
import { picture, type PictureData } from './pictures.ts'

const hiddenFields = ['_id', '_raw', 'documentType', 'raw'] as const

type ShownKey<Key> = Key extends (typeof hiddenFields)[number] ? never : Key extends 'image' ? 'picture' : Key

export type Shown<T> =
  T extends Array<infer Item>
    ? Array<Shown<Item>>
    : T extends Image
      ? PictureData
      : T extends object
        ? { [Key in keyof T as ShownKey<Key>]: Shown<T[Key]> }
        : T

/**
 * A document as pages show it, or these fields of it: with the data of its pictures, and at every depth without what the
 * compiler adds. Loader data is written into the page, so every visitor would load the Markdown beside its HTML.
 */
export function shown<T extends { _id: string }, Field extends keyof T = keyof T>(
  document: T,
  ...fields: Array<Field>
): Shown<Pick<T, Field>> {
  const folder = document._id.replace(/\/?[^/]*$/, '')
  const entries = fields.map((field) => [field, document[field]] as const)
  const picked = fields.length === 0 ? document : Object.fromEntries(entries)
  // TypeScript cannot follow a mapped type through Object.entries.
  return shownValue(picked, folder) as Shown<Pick<T, Field>>
}

function shownValue(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => shownValue(item, folder))
  if (typeof value !== 'object' || value === null) return value
  if (isImage(value)) return picture(folder, value)
  const kept = Object.entries(value).filter(
    ([key, field]) => field !== undefined && !hiddenFields.some((hidden) => hidden === key),
  )
  return Object.fromEntries(
    kept.map(([key, field]) => [key === 'image' ? 'picture' : key, shownValue(field, folder)]),
  )
}

function isImage(value: object): value is Image {
  return 'documentType' in value && value.documentType === 'Image'
}

/** To throw where an address leads to nothing: the visitor gets the page for unknown addresses. */
export function notFound(): Response {
  return new Response(null, { status: 404 })
}

export function bySlug<T extends { slug: string }>(documents: ReadonlyArray<T>, slug: string | undefined): T {
  const found = documents.find((document) => document.slug === slug)
  if (!found) throw notFound()
  return found
}
