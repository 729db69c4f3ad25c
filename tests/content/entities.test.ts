import { expect, test } from 'vitest'
import { documentSchemas } from '#src/content/schema/index.ts'

/** The fields of each document type in the specification, under their names in this project. */
const FIELDS: Record<string, Array<string>> = {
  BlogArticle: ['id', 'title', 'cover', 'body'],
  ImpactStory: ['title', 'image', 'body'],
  SuccessStory: ['title', 'content', 'image', 'firstName'],
  Testimonial: ['name', 'career', 'content', 'image'],
  MemberTestimonial: ['content', 'author'],
  Event: ['title', 'start', 'theme', 'place', 'body'],
  GalleryGroup: ['event', 'date', 'images'],
  HomeGalleryGroup: ['title', 'images'],
  AwardCategory: ['title', 'content'],
  Benefit: ['title', 'content', 'image'],
  Mentor: ['name', 'role', 'image', 'body'],
  Channel: ['logo', 'title', 'content', 'access'],
  Job: ['role', 'location'],
}

test('each kind of document has the fields of the specification [DATA-6..8 DATA-10..15 DATA-17..19 DATA-21]', () => {
  const fieldsOf = (kind: string) => {
    const schema = documentSchemas.find(({ name }) => name === kind)
    return Object.keys(schema?.fields ?? {}).concat(schema?.format === 'markdown' ? 'body' : [])
  }
  const missing = Object.entries(FIELDS).map(([kind, fields]) => [
    kind,
    fields.filter((field) => !fieldsOf(kind).includes(field)),
  ])
  expect(missing).toEqual(Object.keys(FIELDS).map((kind) => [kind, []]))
})
