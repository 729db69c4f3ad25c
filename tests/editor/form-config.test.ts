import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Field as FormField } from '@sveltia/cms'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { BODY, SOURCE } from '#editor/format/document-format.ts'
import { formConfig } from '#scripts/content/cms/config.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { documentSchemas } from '#src/content/schema/index.ts'

const config = formConfig('An example')

type Form = { folder?: string; file?: string; format?: string; fields: Array<FormField> }

const forms = [...(config.collections ?? []), ...(config.singletons ?? [])] as Array<Form>

function formOf({ name }: DocumentSchema) {
  const found = forms.find(({ format }) => format === name)
  if (!found) throw new Error(`${name} has no form.`)
  return found
}

/** Every field, including nested ones, by its path: sections.*.heading. */
function paths(fields: Fields, above = ''): Array<{ path: string; field: Field }> {
  return Object.entries(fields).flatMap(([key, field]) => inside(field, `${above}${key}`))
}

function inside(field: Field, at: string): Array<{ path: string; field: Field }> {
  if (field.kind === 'object') return [{ path: at, field }, ...paths(field.fields, `${at}.`)]
  const several = field.kind === 'list' && ['choice', 'reference'].includes(field.of.kind)
  if (field.kind !== 'list' || several) return [{ path: at, field }]
  return [
    { path: at, field },
    ...inside(field.of, `${at}.*`).filter(
      ({ path: inner }) => inner !== `${at}.*` || field.of.kind !== 'object',
    ),
  ]
}

type Box = FormField & { fields?: Array<FormField>; field?: FormField }

function boxes(fields: Array<FormField>, above = ''): Map<string, Box> {
  return new Map(fields.flatMap((field) => [...boxesIn(field, above + field.name)]))
}

function boxesIn(box: Box, at: string): Map<string, Box> {
  const below = box.widget === 'list' ? `${at}.*` : at
  return new Map([
    [at, box],
    ...(box.field ? boxesIn(box.field, below) : []),
    ...(box.fields ? boxes(box.fields, `${below}.`) : []),
  ])
}

test('the configuration of the forms is what Sveltia CMS allows [CMS-1]', () => {
  const file = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms')),
    '../schema/sveltia-cms.json',
  )
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(
    JSON.parse(readFileSync(file, 'utf8')) as object,
  )
  const whole = { ...config, backend: { name: 'github', repo: 'owner/name' } }
  expect(validate(JSON.parse(JSON.stringify(whole))) ? [] : validate.errors?.slice(-3)).toEqual([])
  expect(validate({ ...whole, collections: [{ name: 'blog' }] })).toBe(false)
})

test.each(documentSchemas)('$name has a form with a box for each of its fields [CMS-1]', (schema) => {
  const form = formOf(schema)
  expect(form.folder ?? form.file).toBe(`content/${schema.path}`)
  const wanted = paths(everyField(schema)).map(({ path: at }) => at)
  const others = [SOURCE, ...(schema.format === 'markdown' ? [BODY] : [])]
  expect([...boxes(form.fields).keys()].sort()).toEqual([...wanted, ...others].sort())
})

test.each(documentSchemas)('the boxes of $name have the rules and words of the schema [CMS-1]', (schema) => {
  const found = boxes(formOf(schema).fields)
  for (const { path: at, field } of paths(everyField(schema))) {
    const box = found.get(at) as Box & Record<string, unknown>
    const says = `${schema.name} ${at}`
    expect(box.hint, says).toBe(field.description)
    expect(box.label, says).toMatch(/^[A-Z]/)
    if (field.kind !== 'boolean') expect(box.required, says).toBe(!field.optional)
    if (field.kind === 'text') expect(box.maxlength, says).toBe(field.maxLength)
    if (field.kind === 'text' && box.widget === 'text') {
      const [source = ''] = (box.pattern as [string, string] | undefined) ?? []
      expect(new RegExp(source, 'u').test('One line\nand another'), says).toBe(field.paragraphs === true)
    }
    if (field.kind === 'text' && field.pattern)
      expect(box.pattern, says).toEqual([`^(?:${field.pattern.source})$`, `It ${field.pattern.says}.`])
    if (field.kind === 'number' || field.kind === 'list') {
      expect(box.min, says).toBe(field.min)
      expect(box.max, says).toBe(field.max)
    }
    if (field.kind === 'choice') expect(box.options, says).toEqual(field.options)
    if (field.kind === 'reference') expect(box.widget, says).toBe('relation')
  }
})

test('references offer the values of the option lists, and pictures go beside their documents [CMS-1]', () => {
  const mentors = boxes(formOf(documentSchemas.find(({ name }) => name === 'Mentor')!).fields)
  expect(mentors.get('country')).toMatchObject({
    collection: '_singletons',
    file: 'country-list',
    value_field: 'items.*.code',
    display_fields: ['items.*.name'],
  })
  expect(config.singletons).toContainEqual(expect.objectContaining({ name: 'country-list' }))
  expect(config.collections).toContainEqual(
    expect.objectContaining({
      name: 'blog',
      media_folder: '/content/blog/images',
      public_folder: './images',
    }),
  )
})

test('documents that the site names in its routes are neither added nor removed [CMS-1]', () => {
  for (const name of ['pages', 'legal'])
    expect(config.collections).toContainEqual(expect.objectContaining({ name, create: false, delete: false }))
  expect(config.collections).toContainEqual(
    expect.objectContaining({ name: 'blog', create: true, delete: true }),
  )
})

test('forms name new files as content:new does, and rename those that no route names [CMS-1]', () => {
  const slug = (folder: string) => ({
    name: folder,
    slug: expect.objectContaining({ template: slugs[folder] }),
  })
  const slugs: Record<string, string> = {
    blog: '{{title}}',
    faqs: '{{question}}',
    events: "{{start | date('YYYY-MM-DD')}}-{{title}}",
    benefits: '{{group}}-{{title}}',
  }
  for (const folder of Object.keys(slugs))
    expect(config.collections).toContainEqual(expect.objectContaining(slug(folder)))
  for (const [name, editable] of [
    ['stories', true],
    ['pages', false],
    ['legal', false],
  ])
    expect(config.collections).toContainEqual(
      expect.objectContaining({ name, slug: expect.objectContaining({ editable }) }),
    )
})
